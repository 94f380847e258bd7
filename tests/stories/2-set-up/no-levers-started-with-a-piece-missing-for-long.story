# Without levers a piece is missing for long when the start is ordered: it has not begun to move.
set Clock=none
1000 lift e2
+5000 ! start
+700 place e4
+3000 lift c7
+600 place c5
+3000 rest
---
0.000 game state=ready
6000.000 alert id=1 kind=wrong-start article=7.2.1 confidence=certain evidence={"missing":["e2"]}
