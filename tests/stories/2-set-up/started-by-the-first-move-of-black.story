# Black moves first and presses: no game begins, and the wrong set-up is said.
2000 lift d7
+300 place d5
+900 press black
---
0.000 game state=ready
3200.000 alert id=1 kind=wrong-start article=7.2.1 confidence=certain evidence={"missing":["d7"],"unexpected":["d5"]}
