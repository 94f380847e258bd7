# Without levers a pawn that was missing at the order to start is put right a minute later: that the
# board is ready is told, and only another order begins the game.
set Clock=none
1000 lift h7
5000 ! start
+60000 place h7
+60000 lift e2
+500 place e4
+4000 lift c7
+300 place c5
+4000 rest
---
0.000 game state=ready
5000.000 alert id=1 kind=wrong-start article=7.2.1 confidence=certain evidence={"missing":["h7"]}
65015.000 game state=ready
