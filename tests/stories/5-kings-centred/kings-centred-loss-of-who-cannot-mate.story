# The kings show that Black has won, who can mate: that ends the game.
set Fen=4k3/7q/8/8/8/8/8/1N2K3 w - - 0 60
1000 press black
play Ke2 Ke7
expect from here
+3000 lift e7
+600 place e5
+900 lift e2
+600 place d4
+3000 rest
---
6800.000 touched side=white square=e7 piece=k
9400.000 clock why=pause
9400.000 game state=ended result=0-1 reason=kings-centred
