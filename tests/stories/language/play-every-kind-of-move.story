# "play" captures, castles, captures in passing and promotes as a calm hand does, in its pace or
# another.
set Fen=4k3/1P3p2/8/6P1/8/8/8/4K2R b K - 0 1
1000 press white
play f5 gxf6 Kd7 b8=N+
pace 1000 400 700
play Kc7 O-O Kxb8
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=black why=start
1500.000 touched side=black square=f7 piece=p
2300.000 released side=black from=f7 square=f5 piece=p
2300.000 made ply=1 side=black uci=f7f5 san=f5
2400.000 completed ply=1 side=black uci=f7f5 san=f5 by=clock
2400.000 clock running=white why=press
2900.000 touched side=white square=f5 piece=p
3200.000 touched side=white square=g5 piece=P
4000.000 released side=white from=g5 square=f6 piece=P
4000.000 made ply=2 side=white uci=g5f6 san=gxf6
4100.000 completed ply=2 side=white uci=g5f6 san=gxf6 by=clock
4100.000 clock running=black why=press
4600.000 touched side=black square=e8 piece=k
5400.000 released side=black from=e8 square=d7 piece=k
5400.000 made ply=3 side=black uci=e8d7 san=Kd7
5500.000 completed ply=3 side=black uci=e8d7 san=Kd7 by=clock
5500.000 clock running=white why=press
6000.000 touched side=white square=b7 piece=P
6800.000 released side=white from=b7 square=b8 piece=N
6800.000 made ply=4 side=white uci=b7b8n san=b8=N+
6800.000 promotion ply=4 piece=N source=declared uci=b7b8n san=b8=N+
6900.000 completed ply=4 side=white uci=b7b8n san=b8=N+ by=clock
6900.000 clock running=black why=press
7900.000 touched side=black square=d7 piece=k
8800.000 released side=black from=d7 square=c7 piece=k
8800.000 made ply=5 side=black uci=d7c7 san=Kc7
9000.000 completed ply=5 side=black uci=d7c7 san=Kc7 by=clock
9000.000 clock running=white why=press
10000.000 touched side=white square=e1 piece=K
10800.000 touched side=white square=h1 piece=R
11700.000 released side=white from=e1 square=g1 piece=K
11700.000 released side=white from=h1 square=f1 piece=R
11700.000 made ply=6 side=white uci=e1g1 san=O-O
11900.000 completed ply=6 side=white uci=e1g1 san=O-O by=clock
11900.000 clock running=black why=press
12900.000 touched side=black square=b8 piece=N
13300.000 touched side=black square=c7 piece=k
14200.000 released side=black from=c7 square=b8 piece=k
14200.000 made ply=7 side=black uci=c7b8 san=Kxb8
14400.000 completed ply=7 side=black uci=c7b8 san=Kxb8 by=clock
14400.000 clock running=white why=press
