# An outage behind a wrong start: what was moved was not seen, so that no game begins by it.
1000 lift h2
+1000 press black
+2000 lift e2
+100 fault
+2000 answers
+300 place e4
+400 press white
+1000 rest
---
0.000 game state=ready
2000.000 alert id=1 kind=wrong-start article=7.2.1 confidence=certain evidence={"missing":["h2"]}
