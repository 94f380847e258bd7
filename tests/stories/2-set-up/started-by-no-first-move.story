# Two moves are shown on the start position and White presses: that is no game.
2000 lift d2
+300 place d4
+900 lift d7
+300 place d5
+900 press white
+2000 lift c2
+300 place c4
+900 press white
---
0.000 game state=ready
