# White's pawn is declared a knight, and pressed, while lines are followed for a stuck reed. Black
# has begun when a rook is declared: it is a knight all the same.
set Fen=4k3/P7/8/8/8/3B4/8/3K4 w - - 0 1
500 press black
+3000 place e4
+900 press white
+3000 lift e8
+500 place d8
+900 press black
+3000 lift a7
+500 place a8
+300 ! promote N
+600 press white
+2000 lift d8
+300 ! promote R
+300 place e7
+900 press black
+3000 lift a8
+500 place b6
+900 press white
+2000 lift e7
+500 place d6
+900 press black
+3000 lift d1
+500 place d2
+900 press white
+3000 lift d6
+500 place e7
+900 press black
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
4400.000 touched side=white square=d3 piece=B
4400.000 released side=white from=d3 square=e4 piece=B
4400.000 made ply=1 side=white uci=d3e4 san=Be4
4400.000 completed ply=1 side=white uci=d3e4 san=Be4 by=clock
4400.000 clock running=black why=press
4400.000 alert id=1 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"unexpected":["d3"]}
7400.000 touched side=black square=e8 piece=k
8400.000 released side=black from=e8 square=d8 piece=k
8400.000 made ply=2 side=black uci=e8d8 san=Kd8
8800.000 completed ply=2 side=black uci=e8d8 san=Kd8 by=clock
8800.000 clock running=white why=press
11800.000 touched side=white square=a7 piece=P
12800.000 released side=white from=a7 square=a8 piece=N
12800.000 made ply=3 side=white uci=a7a8n san=a8=N
12800.000 promotion ply=3 piece=N source=declared uci=a7a8n san=a8=N
13200.000 completed ply=3 side=white uci=a7a8n san=a8=N by=clock
13200.000 clock running=black why=press
15200.000 touched side=black square=d8 piece=k
16300.000 released side=black from=d8 square=e7 piece=k
16300.000 made ply=4 side=black uci=d8e7 san=Ke7
16700.000 completed ply=4 side=black uci=d8e7 san=Ke7 by=clock
16700.000 clock running=white why=press
19700.000 touched side=white square=a8 piece=N
20700.000 released side=white from=a8 square=b6 piece=N
20700.000 made ply=5 side=white uci=a8b6 san=Nb6
21100.000 completed ply=5 side=white uci=a8b6 san=Nb6 by=clock
21100.000 clock running=black why=press
23100.000 touched side=black square=e7 piece=k
24100.000 released side=black from=e7 square=d6 piece=k
24100.000 made ply=6 side=black uci=e7d6 san=Kd6
24500.000 completed ply=6 side=black uci=e7d6 san=Kd6 by=clock
24500.000 clock running=white why=press
27500.000 touched side=white square=d1 piece=K
28500.000 released side=white from=d1 square=d2 piece=K
28500.000 made ply=7 side=white uci=d1d2 san=Kd2
28900.000 completed ply=7 side=white uci=d1d2 san=Kd2 by=clock
28900.000 clock running=black why=press
31900.000 touched side=black square=d6 piece=k
32900.000 released side=black from=d6 square=e7 piece=k
32900.000 made ply=8 side=black uci=d6e7 san=Ke7
33300.000 completed ply=8 side=black uci=d6e7 san=Ke7 by=clock
33300.000 clock running=white why=press
