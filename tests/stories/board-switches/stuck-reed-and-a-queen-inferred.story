# The reed of d3 stays closed when the bishop leaves it. Later moves show that Black's pawn became
# the queen that it was taken for, which changes nothing: White's pawn goes to d3.
set Fen=4k3/8/8/8/8/3B4/p2P2K1/8 b - - 0 1
500 press white
+2000 lift a2
+500 place a1
+900 press black
+3000 place e4
+900 press white
+3000 lift e8
+500 place d8
+900 press black
+3000 lift g2
+500 place f2
+900 press white
+3000 lift a1
+500 place a5
+900 press black
+3000 lift f2
+500 place g2
+900 press white
+3000 lift a5
+500 place c7
+900 press black
+3000 lift g2
+500 place f2
+900 press white
+3000 lift d8
+500 place e8
+900 press black
+3000 lift d2
+2000 press white
+3000 lift e8
+500 place d8
+900 press black
+3000 lift f2
+500 place g2
+900 press white
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=black why=start
2500.000 touched side=black square=a2 piece=p
3500.000 released side=black from=a2 square=a1 piece=q
3500.000 made ply=1 side=black uci=a2a1q san=a1=Q
3500.000 promotion ply=1 piece=q source=assumed uci=a2a1q san=a1=Q
3900.000 completed ply=1 side=black uci=a2a1q san=a1=Q by=clock
3900.000 clock running=white why=press
7800.000 touched side=white square=d3 piece=B
7800.000 released side=white from=d3 square=e4 piece=B
7800.000 made ply=2 side=white uci=d3e4 san=Be4
7800.000 completed ply=2 side=white uci=d3e4 san=Be4 by=clock
7800.000 clock running=black why=press
7800.000 alert id=1 kind=displaced article=7.4.1 ply=3 confidence=certain evidence={"unexpected":["d3"]}
10800.000 touched side=black square=e8 piece=k
11800.000 released side=black from=e8 square=d8 piece=k
11800.000 made ply=3 side=black uci=e8d8 san=Kd8
12200.000 completed ply=3 side=black uci=e8d8 san=Kd8 by=clock
12200.000 clock running=white why=press
15200.000 touched side=white square=g2 piece=K
16200.000 released side=white from=g2 square=f2 piece=K
16200.000 made ply=4 side=white uci=g2f2 san=Kf2
16600.000 completed ply=4 side=white uci=g2f2 san=Kf2 by=clock
16600.000 clock running=black why=press
19600.000 touched side=black square=a1 piece=q
20600.000 released side=black from=a1 square=a5 piece=q
20600.000 made ply=5 side=black uci=a1a5 san=Qa5
21000.000 completed ply=5 side=black uci=a1a5 san=Qa5 by=clock
21000.000 clock running=white why=press
24000.000 touched side=white square=f2 piece=K
25000.000 released side=white from=f2 square=g2 piece=K
25000.000 made ply=6 side=white uci=f2g2 san=Kg2
25400.000 completed ply=6 side=white uci=f2g2 san=Kg2 by=clock
25400.000 clock running=black why=press
28400.000 touched side=black square=a5 piece=q
29400.000 released side=black from=a5 square=c7 piece=q
29400.000 made ply=7 side=black uci=a5c7 san=Qc7
29800.000 completed ply=7 side=black uci=a5c7 san=Qc7 by=clock
29800.000 clock running=white why=press
29800.000 promotion ply=1 piece=q source=inferred uci=a2a1q san=a1=Q
32800.000 touched side=white square=g2 piece=K
33800.000 released side=white from=g2 square=f2 piece=K
33800.000 made ply=8 side=white uci=g2f2 san=Kf2
34200.000 completed ply=8 side=white uci=g2f2 san=Kf2 by=clock
34200.000 clock running=black why=press
37200.000 touched side=black square=d8 piece=k
38200.000 released side=black from=d8 square=e8 piece=k
38200.000 made ply=9 side=black uci=d8e8 san=Ke8
38600.000 completed ply=9 side=black uci=d8e8 san=Ke8 by=clock
38600.000 clock running=white why=press
41600.000 touched side=white square=d2 piece=P
43600.000 released side=white from=d2 square=d3 piece=P
43600.000 made ply=10 side=white uci=d2d3 san=d3
43600.000 completed ply=10 side=white uci=d2d3 san=d3 by=clock
43600.000 clock running=black why=press
43600.000 ruling id=1 alert=1 decision=lapsed lasted_ms=35800
46600.000 touched side=black square=e8 piece=k
47600.000 released side=black from=e8 square=d8 piece=k
47600.000 made ply=11 side=black uci=e8d8 san=Kd8
48000.000 completed ply=11 side=black uci=e8d8 san=Kd8 by=clock
48000.000 clock running=white why=press
51000.000 touched side=white square=f2 piece=K
52000.000 released side=white from=f2 square=g2 piece=K
52000.000 made ply=12 side=white uci=f2g2 san=Kg2
52400.000 completed ply=12 side=white uci=f2g2 san=Kg2 by=clock
52400.000 clock running=black why=press
