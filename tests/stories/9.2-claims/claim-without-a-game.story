# A claim without a game is refused.
+900 ! claim threefold
---
0.000 game state=ready
900.000 refused claim threefold
