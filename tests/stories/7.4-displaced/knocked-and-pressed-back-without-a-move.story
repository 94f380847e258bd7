# A pawn that the mover's hand knocked over is set up again behind his press. A clock that is then
# pressed and pressed back ends no move: none is looked for.
1000 press black
play b2b3 c7c5 c1b2 b8c6 f2f4 d8c7 e2e3 e7e6
+7000 lift g1
+1100 place f3
+10 lift f4
+150 press white
+1600 place f4
+1100 press black
+2800 press white
+23000 lift a7
+900 place a6
+300 press black
+14000 lift f1
+800 place e2
+400 press white
+9000 lift f7
+800 place f6
+400 press black
+9000 lift e1
+400 lift h1
+500 place g1
+400 place f1
+400 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1500.000 touched side=white square=b2 piece=P
2300.000 released side=white from=b2 square=b3 piece=P
2300.000 made ply=1 side=white uci=b2b3 san=b3
2400.000 completed ply=1 side=white uci=b2b3 san=b3 by=clock
2400.000 clock running=black why=press
2900.000 touched side=black square=c7 piece=p
3700.000 released side=black from=c7 square=c5 piece=p
3700.000 made ply=2 side=black uci=c7c5 san=c5
3800.000 completed ply=2 side=black uci=c7c5 san=c5 by=clock
3800.000 clock running=white why=press
4300.000 touched side=white square=c1 piece=B
5100.000 released side=white from=c1 square=b2 piece=B
5100.000 made ply=3 side=white uci=c1b2 san=Bb2
5200.000 completed ply=3 side=white uci=c1b2 san=Bb2 by=clock
5200.000 clock running=black why=press
5700.000 touched side=black square=b8 piece=n
6500.000 released side=black from=b8 square=c6 piece=n
6500.000 made ply=4 side=black uci=b8c6 san=Nc6
6600.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock
6600.000 clock running=white why=press
7100.000 touched side=white square=f2 piece=P
7900.000 released side=white from=f2 square=f4 piece=P
7900.000 made ply=5 side=white uci=f2f4 san=f4
8000.000 completed ply=5 side=white uci=f2f4 san=f4 by=clock
8000.000 clock running=black why=press
8500.000 touched side=black square=d8 piece=q
9300.000 released side=black from=d8 square=c7 piece=q
9300.000 made ply=6 side=black uci=d8c7 san=Qc7
9400.000 completed ply=6 side=black uci=d8c7 san=Qc7 by=clock
9400.000 clock running=white why=press
9900.000 touched side=white square=e2 piece=P
10700.000 released side=white from=e2 square=e3 piece=P
10700.000 made ply=7 side=white uci=e2e3 san=e3
10800.000 completed ply=7 side=white uci=e2e3 san=e3 by=clock
10800.000 clock running=black why=press
11300.000 touched side=black square=e7 piece=p
12100.000 released side=black from=e7 square=e6 piece=p
12100.000 made ply=8 side=black uci=e7e6 san=e6
12200.000 completed ply=8 side=black uci=e7e6 san=e6 by=clock
12200.000 clock running=white why=press
19200.000 touched side=white square=g1 piece=N
20310.000 touched side=white square=f4 piece=P
20460.000 released side=white from=g1 square=f3 piece=N
20460.000 released side=white from=f4 square=f4 piece=P
20460.000 made ply=9 side=white uci=g1f3 san=Nf3
20460.000 completed ply=9 side=white uci=g1f3 san=Nf3 by=clock
20460.000 clock running=black why=press
23160.000 alert id=1 kind=no-move article=7.5.3 side=black ply=10 confidence=possible evidence={"penalty":{"kind":"add-opponent","seconds":120}}
23160.000 clock running=white why=press
25960.000 clock running=black why=press
48960.000 touched side=black square=a7 piece=p
50160.000 released side=black from=a7 square=a6 piece=p
50160.000 made ply=10 side=black uci=a7a6 san=a6
50160.000 completed ply=10 side=black uci=a7a6 san=a6 by=clock
50160.000 clock running=white why=press
64160.000 touched side=white square=f1 piece=B
65360.000 released side=white from=f1 square=e2 piece=B
65360.000 made ply=11 side=white uci=f1e2 san=Be2
65360.000 completed ply=11 side=white uci=f1e2 san=Be2 by=clock
65360.000 clock running=black why=press
74360.000 touched side=black square=f7 piece=p
75560.000 released side=black from=f7 square=f6 piece=p
75560.000 made ply=12 side=black uci=f7f6 san=f6
75560.000 completed ply=12 side=black uci=f7f6 san=f6 by=clock
75560.000 clock running=white why=press
84560.000 touched side=white square=e1 piece=K
84960.000 touched side=white square=h1 piece=R
86260.000 released side=white from=e1 square=g1 piece=K
86260.000 released side=white from=h1 square=f1 piece=R
86260.000 made ply=13 side=white uci=e1g1 san=O-O
86260.000 alert id=2 kind=two-hands article=7.5.4 side=white ply=13 confidence=possible evidence={"what":"both-held","squares":["e1","h1"],"between_ms":500,"distance_mm":165,"penalty":{"kind":"add-opponent","seconds":120}}
86260.000 completed ply=13 side=white uci=e1g1 san=O-O by=clock
86260.000 clock running=black why=press
