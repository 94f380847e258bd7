# Two promotions that nobody named: White answers what would be a check by a move that only a knight
# has, so both were no queens.
set Fen=8/2P4k/8/8/8/8/1p6/4K3 w - - 0 1
1000 press black
2000 lift c7
+400 place c8
+2000 press white
+2000 lift b2
+400 place b1
+2000 press black
+2000 lift c8
+600 place d6
+800 press white
+2000 lift b1
+600 place f5
+800 press black
+2000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=c7 piece=P
2900.000 released side=white from=c7 square=c8 piece=Q
2900.000 made ply=1 side=white uci=c7c8q san=c8=Q
2900.000 promotion ply=1 piece=Q source=assumed uci=c7c8q san=c8=Q
4400.000 completed ply=1 side=white uci=c7c8q san=c8=Q by=clock
4400.000 clock running=black why=press
6400.000 touched side=black square=b2 piece=p
7300.000 released side=black from=b2 square=b1 piece=q
7300.000 made ply=2 side=black uci=b2b1q san=b1=Q+
7300.000 promotion ply=2 piece=q source=assumed uci=b2b1q san=b1=Q+
8800.000 completed ply=2 side=black uci=b2b1q san=b1=Q+ by=clock
8800.000 clock running=white why=press
10800.000 touched side=white square=c8 piece=Q
12200.000 promotion ply=1 piece=N source=inferred uci=c7c8n san=c8=N
12200.000 promotion ply=2 piece=n source=assumed uci=b2b1n san=b1=N
12200.000 released side=white from=c8 square=d6 piece=N
12200.000 made ply=3 side=white uci=c8d6 san=Nd6
12200.000 completed ply=3 side=white uci=c8d6 san=Nd6 by=clock
12200.000 clock running=black why=press
14200.000 touched side=black square=b1 piece=n
15600.000 promotion ply=2 piece=b source=inferred uci=b2b1b san=b1=B
15600.000 released side=black from=b1 square=f5 piece=b
15600.000 made ply=4 side=black uci=b1f5 san=Bf5
15600.000 completed ply=4 side=black uci=b1f5 san=Bf5 by=clock
15600.000 clock running=white why=press
