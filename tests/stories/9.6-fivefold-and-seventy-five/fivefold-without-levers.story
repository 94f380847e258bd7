# Without levers, too, the game is drawn when the move is made (9.6.1).
set Clock=none
500 ! start
play Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8
expect from here
+900 lift b1
---
13800.000 released side=black from=f6 square=g8 piece=n
13800.000 completed ply=15 side=white uci=f3g1 san=Ng1 by=answer
13800.000 made ply=16 side=black uci=f6g8 san=Ng8
13800.000 completed ply=16 side=black uci=f6g8 san=Ng8 by=end
13800.000 game state=ended result=1/2-1/2 reason=fivefold article=9.6.1
