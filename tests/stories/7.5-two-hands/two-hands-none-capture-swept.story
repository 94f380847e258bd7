# White's pawn sweeps the knight off its square and stands there at once: that is one hand.
set Fen=4k3/p7/8/3n4/4P3/8/8/4K3 w - - 0 1
1000 press black
3000 lift e4
+60 lift d5
+110 place d5
+600 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 touched side=white square=e4 piece=P
3060.000 touched side=white square=d5 piece=n
3670.000 released side=white from=e4 square=d5 piece=P
3670.000 made ply=1 side=white uci=e4d5 san=exd5
3770.000 completed ply=1 side=white uci=e4d5 san=exd5 by=clock
3770.000 clock running=black why=press
