# A switch shows a piece on b6 from the start; White takes a pawn up, puts it back and presses, and
# Black does the same: no game has begun, and nobody is accused.
1000 place b6
1500 press black
5000 lift e2
+600 place e2
+800 press white
+5000 lift e7
+600 place e7
+800 press black
+5000 lift d2
+600 place d2
+800 press white
---
0.000 game state=ready
1500.000 alert id=1 kind=wrong-start article=7.2.1 confidence=certain evidence={"unexpected":["b6"]}
12800.000 alert id=2 kind=wrong-start article=7.2.1 confidence=certain evidence={"unexpected":["b6"]}
