# White forgets his clock; Black pushes his king, which closes one reed before the other opens.
set Fen=8/p1p5/7p/bP4p1/P4kP1/7P/2Bp1K2/8 w - - 9 52
500 press black
1000 lift c2
+700 place d1
9000 place e4
+30 lift f4
+2000 press white
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
1000.000 touched side=white square=c2 piece=B
2200.000 released side=white from=c2 square=d1 piece=B
2200.000 made ply=1 side=white uci=c2d1 san=Bd1
9030.000 touched side=black square=f4 piece=k
9530.000 released side=black from=f4 square=e4 piece=k
9530.000 made ply=2 side=black uci=f4e4 san=Ke4
11030.000 completed ply=1 side=white uci=c2d1 san=Bd1 by=clock
11030.000 clock running=black why=press
