# A pawn has captured. Black presses without a move, and White plays on: the capture stands, and it
# was not White who has pressed without a move.
1000 press black
play b2b3 e7e5 c1b2 b8c6 c2c4 d7d6 g2g3 g7g6 f1g2 f8g7 e2e3 g8h6
play h2h4 e8g8 g1e2 c8g4 b1c3 c6b4 d2d3 c7c6 a2a3 b4a6 e3e4 a6c7
play d1d2 g4e6 d3d4 h6g4 h4h5 b7b5 h5g6
+3000 press black
+1500 lift a1
+500 place b1
+500 press white
+1500 lift a8
+500 place c8
+500 press black
+1500 lift h1
+500 place f1
+500 press white
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
7100.000 touched side=white square=c2 piece=P
7900.000 released side=white from=c2 square=c4 piece=P
7900.000 made ply=5 side=white uci=c2c4 san=c4
8000.000 completed ply=5 side=white uci=c2c4 san=c4 by=clock
8000.000 clock running=black why=press
8500.000 touched side=black square=d7 piece=p
9300.000 released side=black from=d7 square=d6 piece=p
9300.000 made ply=6 side=black uci=d7d6 san=d6
9400.000 completed ply=6 side=black uci=d7d6 san=d6 by=clock
9400.000 clock running=white why=press
9900.000 touched side=white square=g2 piece=P
10700.000 released side=white from=g2 square=g3 piece=P
10700.000 made ply=7 side=white uci=g2g3 san=g3
10800.000 completed ply=7 side=white uci=g2g3 san=g3 by=clock
10800.000 clock running=black why=press
11300.000 touched side=black square=g7 piece=p
12100.000 released side=black from=g7 square=g6 piece=p
12100.000 made ply=8 side=black uci=g7g6 san=g6
12200.000 completed ply=8 side=black uci=g7g6 san=g6 by=clock
12200.000 clock running=white why=press
12700.000 touched side=white square=f1 piece=B
13500.000 released side=white from=f1 square=g2 piece=B
13500.000 made ply=9 side=white uci=f1g2 san=Bg2
13600.000 completed ply=9 side=white uci=f1g2 san=Bg2 by=clock
13600.000 clock running=black why=press
14100.000 touched side=black square=f8 piece=b
14900.000 released side=black from=f8 square=g7 piece=b
14900.000 made ply=10 side=black uci=f8g7 san=Bg7
15000.000 completed ply=10 side=black uci=f8g7 san=Bg7 by=clock
15000.000 clock running=white why=press
15500.000 touched side=white square=e2 piece=P
16300.000 released side=white from=e2 square=e3 piece=P
16300.000 made ply=11 side=white uci=e2e3 san=e3
16400.000 completed ply=11 side=white uci=e2e3 san=e3 by=clock
16400.000 clock running=black why=press
16900.000 touched side=black square=g8 piece=n
17700.000 released side=black from=g8 square=h6 piece=n
17700.000 made ply=12 side=black uci=g8h6 san=Nh6
17800.000 completed ply=12 side=black uci=g8h6 san=Nh6 by=clock
17800.000 clock running=white why=press
18300.000 touched side=white square=h2 piece=P
19100.000 released side=white from=h2 square=h4 piece=P
19100.000 made ply=13 side=white uci=h2h4 san=h4
19200.000 completed ply=13 side=white uci=h2h4 san=h4 by=clock
19200.000 clock running=black why=press
19700.000 touched side=black square=e8 piece=k
20300.000 touched side=black square=h8 piece=r
21100.000 released side=black from=e8 square=g8 piece=k
21100.000 released side=black from=h8 square=f8 piece=r
21100.000 made ply=14 side=black uci=e8g8 san=O-O
21200.000 completed ply=14 side=black uci=e8g8 san=O-O by=clock
21200.000 clock running=white why=press
21700.000 touched side=white square=g1 piece=N
22500.000 released side=white from=g1 square=e2 piece=N
22500.000 made ply=15 side=white uci=g1e2 san=Ne2
22600.000 completed ply=15 side=white uci=g1e2 san=Ne2 by=clock
22600.000 clock running=black why=press
23100.000 touched side=black square=c8 piece=b
23900.000 released side=black from=c8 square=g4 piece=b
23900.000 made ply=16 side=black uci=c8g4 san=Bg4
24000.000 completed ply=16 side=black uci=c8g4 san=Bg4 by=clock
24000.000 clock running=white why=press
24500.000 touched side=white square=b1 piece=N
25300.000 released side=white from=b1 square=c3 piece=N
25300.000 made ply=17 side=white uci=b1c3 san=Nbc3
25400.000 completed ply=17 side=white uci=b1c3 san=Nbc3 by=clock
25400.000 clock running=black why=press
25900.000 touched side=black square=c6 piece=n
26700.000 released side=black from=c6 square=b4 piece=n
26700.000 made ply=18 side=black uci=c6b4 san=Nb4
26800.000 completed ply=18 side=black uci=c6b4 san=Nb4 by=clock
26800.000 clock running=white why=press
27300.000 touched side=white square=d2 piece=P
28100.000 released side=white from=d2 square=d3 piece=P
28100.000 made ply=19 side=white uci=d2d3 san=d3
28200.000 completed ply=19 side=white uci=d2d3 san=d3 by=clock
28200.000 clock running=black why=press
28700.000 touched side=black square=c7 piece=p
29500.000 released side=black from=c7 square=c6 piece=p
29500.000 made ply=20 side=black uci=c7c6 san=c6
29600.000 completed ply=20 side=black uci=c7c6 san=c6 by=clock
29600.000 clock running=white why=press
30100.000 touched side=white square=a2 piece=P
30900.000 released side=white from=a2 square=a3 piece=P
30900.000 made ply=21 side=white uci=a2a3 san=a3
31000.000 completed ply=21 side=white uci=a2a3 san=a3 by=clock
31000.000 clock running=black why=press
31500.000 touched side=black square=b4 piece=n
32300.000 released side=black from=b4 square=a6 piece=n
32300.000 made ply=22 side=black uci=b4a6 san=Na6
32400.000 completed ply=22 side=black uci=b4a6 san=Na6 by=clock
32400.000 clock running=white why=press
32900.000 touched side=white square=e3 piece=P
33700.000 released side=white from=e3 square=e4 piece=P
33700.000 made ply=23 side=white uci=e3e4 san=e4
33800.000 completed ply=23 side=white uci=e3e4 san=e4 by=clock
33800.000 clock running=black why=press
34300.000 touched side=black square=a6 piece=n
35100.000 released side=black from=a6 square=c7 piece=n
35100.000 made ply=24 side=black uci=a6c7 san=Nc7
35200.000 completed ply=24 side=black uci=a6c7 san=Nc7 by=clock
35200.000 clock running=white why=press
35700.000 touched side=white square=d1 piece=Q
36500.000 released side=white from=d1 square=d2 piece=Q
36500.000 made ply=25 side=white uci=d1d2 san=Qd2
36600.000 completed ply=25 side=white uci=d1d2 san=Qd2 by=clock
36600.000 clock running=black why=press
37100.000 touched side=black square=g4 piece=b
37900.000 released side=black from=g4 square=e6 piece=b
37900.000 made ply=26 side=black uci=g4e6 san=Be6
38000.000 completed ply=26 side=black uci=g4e6 san=Be6 by=clock
38000.000 clock running=white why=press
38500.000 touched side=white square=d3 piece=P
39300.000 released side=white from=d3 square=d4 piece=P
39300.000 made ply=27 side=white uci=d3d4 san=d4
39400.000 completed ply=27 side=white uci=d3d4 san=d4 by=clock
39400.000 clock running=black why=press
39900.000 touched side=black square=h6 piece=n
40700.000 released side=black from=h6 square=g4 piece=n
40700.000 made ply=28 side=black uci=h6g4 san=Ng4
40800.000 completed ply=28 side=black uci=h6g4 san=Ng4 by=clock
40800.000 clock running=white why=press
41300.000 touched side=white square=h4 piece=P
42100.000 released side=white from=h4 square=h5 piece=P
42100.000 made ply=29 side=white uci=h4h5 san=h5
42200.000 completed ply=29 side=white uci=h4h5 san=h5 by=clock
42200.000 clock running=black why=press
42700.000 touched side=black square=b7 piece=p
43500.000 released side=black from=b7 square=b5 piece=p
43500.000 made ply=30 side=black uci=b7b5 san=b5
43600.000 completed ply=30 side=black uci=b7b5 san=b5 by=clock
43600.000 clock running=white why=press
44100.000 touched side=white square=g6 piece=p
44400.000 touched side=white square=h5 piece=P
45200.000 released side=white from=h5 square=g6 piece=P
45200.000 made ply=31 side=white uci=h5g6 san=hxg6
45300.000 completed ply=31 side=white uci=h5g6 san=hxg6 by=clock
45300.000 clock running=black why=press
48300.000 alert id=1 kind=no-move article=7.5.3 side=black ply=32 confidence=certain evidence={"penalty":{"kind":"add-opponent","seconds":120}}
48300.000 clock running=white why=press
49800.000 touched side=white square=a1 piece=R
50800.000 released side=white from=a1 square=b1 piece=R
50800.000 made ply=33 side=white uci=a1b1 san=Rb1
50800.000 completed ply=33 side=white uci=a1b1 san=Rb1 by=clock
50800.000 clock running=black why=press
52300.000 touched side=black square=a8 piece=r
53300.000 released side=black from=a8 square=c8 piece=r
53300.000 made ply=34 side=black uci=a8c8 san=Rc8
53300.000 completed ply=34 side=black uci=a8c8 san=Rc8 by=clock
53300.000 clock running=white why=press
54800.000 touched side=white square=h1 piece=R
55800.000 released side=white from=h1 square=f1 piece=R
55800.000 made ply=35 side=white uci=h1f1 san=Rf1
55800.000 completed ply=35 side=white uci=h1f1 san=Rf1 by=clock
55800.000 clock running=black why=press
