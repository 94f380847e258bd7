# Black castles and presses where the board is silent. White then presses without a move, and Black
# presses back: a walk of both kings, by five moves more, is not likelier.
1000 press black
play b2b3 e7e5 c1b2 b8c6 e2e3 d7d6 f1b5 c8d7 g1e2 d8g5 e1g1 h7h5 b1c3 h5h4 f2f4 g5g6 c3d5
+7000 fault
+2000 lift e8
+700 place c8
+500 lift a8
+700 place d8
+300 press black
+1000 answers
+1100 press white
+2400 press black
+9000 lift c6
+500 lift b5
+800 place c6
+500 press white
+9000 lift b7
+700 lift c6
+900 place c6
+500 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1500.000 touched side=white square=b2 piece=P
2300.000 released side=white from=b2 square=b3 piece=P
2300.000 made ply=1 side=white uci=b2b3 san=b3
2400.000 completed ply=1 side=white uci=b2b3 san=b3 by=clock
2400.000 clock running=black why=press
2900.000 touched side=black square=e7 piece=p
3700.000 released side=black from=e7 square=e5 piece=p
3700.000 made ply=2 side=black uci=e7e5 san=e5
3800.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
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
7100.000 touched side=white square=e2 piece=P
7900.000 released side=white from=e2 square=e3 piece=P
7900.000 made ply=5 side=white uci=e2e3 san=e3
8000.000 completed ply=5 side=white uci=e2e3 san=e3 by=clock
8000.000 clock running=black why=press
8500.000 touched side=black square=d7 piece=p
9300.000 released side=black from=d7 square=d6 piece=p
9300.000 made ply=6 side=black uci=d7d6 san=d6
9400.000 completed ply=6 side=black uci=d7d6 san=d6 by=clock
9400.000 clock running=white why=press
9900.000 touched side=white square=f1 piece=B
10700.000 released side=white from=f1 square=b5 piece=B
10700.000 made ply=7 side=white uci=f1b5 san=Bb5
10800.000 completed ply=7 side=white uci=f1b5 san=Bb5 by=clock
10800.000 clock running=black why=press
11300.000 touched side=black square=c8 piece=b
12100.000 released side=black from=c8 square=d7 piece=b
12100.000 made ply=8 side=black uci=c8d7 san=Bd7
12200.000 completed ply=8 side=black uci=c8d7 san=Bd7 by=clock
12200.000 clock running=white why=press
12700.000 touched side=white square=g1 piece=N
13500.000 released side=white from=g1 square=e2 piece=N
13500.000 made ply=9 side=white uci=g1e2 san=Ne2
13600.000 completed ply=9 side=white uci=g1e2 san=Ne2 by=clock
13600.000 clock running=black why=press
14100.000 touched side=black square=d8 piece=q
14900.000 released side=black from=d8 square=g5 piece=q
14900.000 made ply=10 side=black uci=d8g5 san=Qg5
15000.000 completed ply=10 side=black uci=d8g5 san=Qg5 by=clock
15000.000 clock running=white why=press
15500.000 touched side=white square=e1 piece=K
16100.000 touched side=white square=h1 piece=R
16900.000 released side=white from=e1 square=g1 piece=K
16900.000 released side=white from=h1 square=f1 piece=R
16900.000 made ply=11 side=white uci=e1g1 san=O-O
17000.000 completed ply=11 side=white uci=e1g1 san=O-O by=clock
17000.000 clock running=black why=press
17500.000 touched side=black square=h7 piece=p
18300.000 released side=black from=h7 square=h5 piece=p
18300.000 made ply=12 side=black uci=h7h5 san=h5
18400.000 completed ply=12 side=black uci=h7h5 san=h5 by=clock
18400.000 clock running=white why=press
18900.000 touched side=white square=b1 piece=N
19700.000 released side=white from=b1 square=c3 piece=N
19700.000 made ply=13 side=white uci=b1c3 san=Nbc3
19800.000 completed ply=13 side=white uci=b1c3 san=Nbc3 by=clock
19800.000 clock running=black why=press
20300.000 touched side=black square=h5 piece=p
21100.000 released side=black from=h5 square=h4 piece=p
21100.000 made ply=14 side=black uci=h5h4 san=h4
21200.000 completed ply=14 side=black uci=h5h4 san=h4 by=clock
21200.000 clock running=white why=press
21700.000 touched side=white square=f2 piece=P
22500.000 released side=white from=f2 square=f4 piece=P
22500.000 made ply=15 side=white uci=f2f4 san=f4
22600.000 completed ply=15 side=white uci=f2f4 san=f4 by=clock
22600.000 clock running=black why=press
23100.000 touched side=black square=g5 piece=q
23900.000 released side=black from=g5 square=g6 piece=q
23900.000 made ply=16 side=black uci=g5g6 san=Qg6
24000.000 completed ply=16 side=black uci=g5g6 san=Qg6 by=clock
24000.000 clock running=white why=press
24500.000 touched side=white square=c3 piece=N
25300.000 released side=white from=c3 square=d5 piece=N
25300.000 made ply=17 side=white uci=c3d5 san=Nd5
25400.000 completed ply=17 side=white uci=c3d5 san=Nd5 by=clock
25400.000 clock running=black why=press
33400.000 clock why=pause
33400.000 alert id=1 kind=sensor ply=18 confidence=likely evidence={"what":"fault","since":32400000,"times":1,"silent_ms":1000}
37600.000 clock running=black why=resume
37600.000 touched side=black square=e8 piece=k
37600.000 touched side=black square=a8 piece=r
37600.000 released side=black from=e8 square=c8 piece=k
37600.000 released side=black from=a8 square=d8 piece=r
37600.000 made ply=18 side=black uci=e8c8 san=O-O-O
37600.000 completed ply=18 side=black uci=e8c8 san=O-O-O by=clock
37600.000 clock running=white why=press
38700.000 alert id=2 kind=no-move article=7.5.3 side=white ply=19 confidence=possible evidence={"penalty":{"kind":"add-opponent","seconds":120}}
38700.000 clock running=black why=press
41100.000 clock running=white why=press
47600.000 ruling id=1 alert=1 decision=lapsed
50100.000 touched side=black square=c6 piece=n
50600.000 touched side=white square=b5 piece=B
51900.000 released side=white from=b5 square=c6 piece=B
51900.000 made ply=19 side=white uci=b5c6 san=Bxc6
51900.000 completed ply=19 side=white uci=b5c6 san=Bxc6 by=clock
51900.000 clock running=black why=press
60900.000 touched side=black square=b7 piece=p
61600.000 touched side=black square=c6 piece=B
63000.000 released side=black from=b7 square=c6 piece=p
63000.000 made ply=20 side=black uci=b7c6 san=bxc6
63000.000 completed ply=20 side=black uci=b7c6 san=bxc6 by=clock
63000.000 clock running=white why=press
