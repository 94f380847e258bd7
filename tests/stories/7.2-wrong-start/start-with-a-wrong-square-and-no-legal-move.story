# What is done behind a wrong start is no legal move: no game begins, and nobody is accused.
1000 lift h2
+1000 press black
+2000 lift e2
+300 place e5
+400 press white
+1000 rest
---
0.000 game state=ready
2000.000 alert id=1 kind=wrong-start article=7.2.1 confidence=certain evidence={"missing":["h2"]}
