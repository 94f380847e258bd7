# A pawn falls just before White presses. Black presses for it to be set up; White sets it up, and
# presses back: it has not moved on to where no reed shows it.
play e4 e5 Nf3 Nc6 Bb5 d6 Nc3 Nf6
+4000 lift d2
+400 place d3
+300 lift b7
+110 press white
+3600 press black
+1300 place b7
+1200 press white
+7000 lift c8
+400 place d7
+600 press black
+5000 lift c1
+400 place g5
+600 press white
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
1400.000 touched side=white square=e2 piece=P
1400.000 released side=white from=e2 square=e4 piece=P
1400.000 made ply=1 side=white uci=e2e4 san=e4
1400.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
1400.000 clock running=black why=press
1900.000 touched side=black square=e7 piece=p
2700.000 released side=black from=e7 square=e5 piece=p
2700.000 made ply=2 side=black uci=e7e5 san=e5
2800.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
2800.000 clock running=white why=press
3300.000 touched side=white square=g1 piece=N
4100.000 released side=white from=g1 square=f3 piece=N
4100.000 made ply=3 side=white uci=g1f3 san=Nf3
4200.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
4200.000 clock running=black why=press
4700.000 touched side=black square=b8 piece=n
5500.000 released side=black from=b8 square=c6 piece=n
5500.000 made ply=4 side=black uci=b8c6 san=Nc6
5600.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock
5600.000 clock running=white why=press
6100.000 touched side=white square=f1 piece=B
6900.000 released side=white from=f1 square=b5 piece=B
6900.000 made ply=5 side=white uci=f1b5 san=Bb5
7000.000 completed ply=5 side=white uci=f1b5 san=Bb5 by=clock
7000.000 clock running=black why=press
7500.000 touched side=black square=d7 piece=p
8300.000 released side=black from=d7 square=d6 piece=p
8300.000 made ply=6 side=black uci=d7d6 san=d6
8400.000 completed ply=6 side=black uci=d7d6 san=d6 by=clock
8400.000 clock running=white why=press
8900.000 touched side=white square=b1 piece=N
9700.000 released side=white from=b1 square=c3 piece=N
9700.000 made ply=7 side=white uci=b1c3 san=Nc3
9800.000 completed ply=7 side=white uci=b1c3 san=Nc3 by=clock
9800.000 clock running=black why=press
10300.000 touched side=black square=g8 piece=n
11100.000 released side=black from=g8 square=f6 piece=n
11100.000 made ply=8 side=black uci=g8f6 san=Nf6
11200.000 completed ply=8 side=black uci=g8f6 san=Nf6 by=clock
11200.000 clock running=white why=press
15200.000 touched side=white square=d2 piece=P
15900.000 released side=white from=d2 square=d3 piece=P
15900.000 made ply=9 side=white uci=d2d3 san=d3
15900.000 touched side=black square=b7 piece=p
16010.000 completed ply=9 side=white uci=d2d3 san=d3 by=clock
16010.000 clock running=black why=press
19610.000 alert id=1 kind=displaced article=7.4.1 ply=10 confidence=possible evidence={"missing":["b7"]}
19610.000 clock running=white why=press
21410.000 released side=black from=b7 square=b7 piece=p
21410.000 ruling id=1 alert=1 decision=lapsed lasted_ms=1800
21410.000 game state=restored
22110.000 clock running=black why=press
29110.000 touched side=black square=c8 piece=b
30010.000 released side=black from=c8 square=d7 piece=b
30010.000 made ply=10 side=black uci=c8d7 san=Bd7
30110.000 completed ply=10 side=black uci=c8d7 san=Bd7 by=clock
30110.000 clock running=white why=press
35110.000 touched side=white square=c1 piece=B
36010.000 released side=white from=c1 square=g5 piece=B
36010.000 made ply=11 side=white uci=c1g5 san=Bg5
36110.000 completed ply=11 side=white uci=c1g5 san=Bg5 by=clock
36110.000 clock running=black why=press
