# No game is being played.
+900 ! claim threefold
---
0.000 game state=ready
900.000 refused claim threefold
