# Not all ways over six moves unseen can be gone through. What was found is told when the moves
# that follow have agreed with it: who moves on as it was really played is not accused.
1000 press black
play b2b3 e7e5 c1b2 d7d6 c2c4 g8f6 e2e3 g7g6 g1f3 f8g7 d2d4 e5d4 f3d4 e8g8 b1c3 d6d5 c4d5 f6d5
+500 fault
+700 lift f1
+400 place c4
+500 press white
+700 lift c3
+700 lift d5
+400 place c3
+500 press black
+700 lift c3
+700 lift b2
+400 place c3
+500 press white
+700 lift b8
+400 place c6
+500 press black
+700 lift e1
+400 place g1
+300 lift h1
+300 place f1
+500 press white
+700 lift c6
+400 place e5
+500 press black
+2000 answers
+700 lift c4
+400 place e2
+500 press white
+700 lift c7
+400 place c5
+500 press black
+700 lift d4
+400 place b5
+500 press white
+700 lift d8
+400 place h4
+500 press black
+700 lift d1
+400 place c1
+500 press white
+700 lift f8
+400 place d8
+500 press black
+700 lift c1
+400 place b2
+500 press white
+700 lift h4
+400 place e7
+500 press black
+700 lift a1
+400 place d1
+500 press white
+700 lift c8
+400 place f5
+500 press black
+700 lift e3
+400 place e4
+500 press white
+700 lift e4
+700 lift f5
+400 place e4
+500 press black
+700 lift f2
+400 place f4
+500 press white
+700 lift e5
+400 place d3
+500 press black
+700 lift d3
+700 lift e2
+400 place d3
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
5700.000 touched side=black square=d7 piece=p
6500.000 released side=black from=d7 square=d6 piece=p
6500.000 made ply=4 side=black uci=d7d6 san=d6
6600.000 completed ply=4 side=black uci=d7d6 san=d6 by=clock
6600.000 clock running=white why=press
7100.000 touched side=white square=c2 piece=P
7900.000 released side=white from=c2 square=c4 piece=P
7900.000 made ply=5 side=white uci=c2c4 san=c4
8000.000 completed ply=5 side=white uci=c2c4 san=c4 by=clock
8000.000 clock running=black why=press
8500.000 touched side=black square=g8 piece=n
9300.000 released side=black from=g8 square=f6 piece=n
9300.000 made ply=6 side=black uci=g8f6 san=Nf6
9400.000 completed ply=6 side=black uci=g8f6 san=Nf6 by=clock
9400.000 clock running=white why=press
9900.000 touched side=white square=e2 piece=P
10700.000 released side=white from=e2 square=e3 piece=P
10700.000 made ply=7 side=white uci=e2e3 san=e3
10800.000 completed ply=7 side=white uci=e2e3 san=e3 by=clock
10800.000 clock running=black why=press
11300.000 touched side=black square=g7 piece=p
12100.000 released side=black from=g7 square=g6 piece=p
12100.000 made ply=8 side=black uci=g7g6 san=g6
12200.000 completed ply=8 side=black uci=g7g6 san=g6 by=clock
12200.000 clock running=white why=press
12700.000 touched side=white square=g1 piece=N
13500.000 released side=white from=g1 square=f3 piece=N
13500.000 made ply=9 side=white uci=g1f3 san=Nf3
13600.000 completed ply=9 side=white uci=g1f3 san=Nf3 by=clock
13600.000 clock running=black why=press
14100.000 touched side=black square=f8 piece=b
14900.000 released side=black from=f8 square=g7 piece=b
14900.000 made ply=10 side=black uci=f8g7 san=Bg7
15000.000 completed ply=10 side=black uci=f8g7 san=Bg7 by=clock
15000.000 clock running=white why=press
15500.000 touched side=white square=d2 piece=P
16300.000 released side=white from=d2 square=d4 piece=P
16300.000 made ply=11 side=white uci=d2d4 san=d4
16400.000 completed ply=11 side=white uci=d2d4 san=d4 by=clock
16400.000 clock running=black why=press
16900.000 touched side=black square=d4 piece=P
17200.000 touched side=black square=e5 piece=p
18000.000 released side=black from=e5 square=d4 piece=p
18000.000 made ply=12 side=black uci=e5d4 san=exd4
18100.000 completed ply=12 side=black uci=e5d4 san=exd4 by=clock
18100.000 clock running=white why=press
18600.000 touched side=white square=d4 piece=p
18900.000 touched side=white square=f3 piece=N
19700.000 released side=white from=f3 square=d4 piece=N
19700.000 made ply=13 side=white uci=f3d4 san=Nxd4
19800.000 completed ply=13 side=white uci=f3d4 san=Nxd4 by=clock
19800.000 clock running=black why=press
20300.000 touched side=black square=e8 piece=k
20900.000 touched side=black square=h8 piece=r
21700.000 released side=black from=e8 square=g8 piece=k
21700.000 released side=black from=h8 square=f8 piece=r
21700.000 made ply=14 side=black uci=e8g8 san=O-O
21800.000 completed ply=14 side=black uci=e8g8 san=O-O by=clock
21800.000 clock running=white why=press
22300.000 touched side=white square=b1 piece=N
23100.000 released side=white from=b1 square=c3 piece=N
23100.000 made ply=15 side=white uci=b1c3 san=Nc3
23200.000 completed ply=15 side=white uci=b1c3 san=Nc3 by=clock
23200.000 clock running=black why=press
23700.000 touched side=black square=d6 piece=p
24500.000 released side=black from=d6 square=d5 piece=p
24500.000 made ply=16 side=black uci=d6d5 san=d5
24600.000 completed ply=16 side=black uci=d6d5 san=d5 by=clock
24600.000 clock running=white why=press
25100.000 touched side=white square=d5 piece=p
25400.000 touched side=white square=c4 piece=P
26200.000 released side=white from=c4 square=d5 piece=P
26200.000 made ply=17 side=white uci=c4d5 san=cxd5
26300.000 completed ply=17 side=white uci=c4d5 san=cxd5 by=clock
26300.000 clock running=black why=press
26800.000 touched side=black square=d5 piece=P
27100.000 touched side=black square=f6 piece=n
27900.000 released side=black from=f6 square=d5 piece=n
27900.000 made ply=18 side=black uci=f6d5 san=Nxd5
28000.000 completed ply=18 side=black uci=f6d5 san=Nxd5 by=clock
28000.000 clock running=white why=press
29500.000 clock why=pause
29500.000 alert id=1 kind=sensor ply=19 confidence=likely evidence={"what":"fault","since":28500000,"times":1,"silent_ms":1000}
42100.000 clock running=white why=resume
42600.000 alert id=2 kind=displaced article=7.4.1 ply=19 confidence=certain evidence={"missing":["e1","h1","b2","d5","b8"],"unexpected":["g1","c4","e5"]}
42600.000 touched side=white square=d5 piece=n
42600.000 touched side=white square=b8 piece=n
42600.000 touched side=white square=h1 piece=R
42600.000 touched side=white square=e1 piece=K
42600.000 touched side=white square=b2 piece=B
42600.000 released side=white from=h1 square=g1 piece=R
42600.000 released side=white from=e1 square=c4 piece=K
42600.000 released side=white from=b2 square=e5 piece=B
42800.000 touched side=white square=c4 piece=K
43700.000 released side=white from=c4 square=e2 piece=K
43700.000 clock running=black why=press
44400.000 touched side=black square=c7 piece=p
45300.000 clock running=white why=press
45300.000 released side=black from=d5 square=c5 piece=n
46000.000 touched side=white square=d4 piece=N
46900.000 released side=white from=d4 square=b5 piece=N
46900.000 clock running=black why=press
47600.000 touched side=black square=d8 piece=q
48500.000 clock running=white why=press
48500.000 released side=black from=b8 square=h4 piece=n
49200.000 touched side=white square=d1 piece=Q
50100.000 released side=white from=d1 square=c1 piece=Q
50100.000 made ply=19 side=white uci=e1d2 san=Kd2
50100.000 completed ply=19 side=white uci=e1d2 san=Kd2 by=clock
50100.000 made ply=20 side=black uci=d5c3 san=Nxc3
50100.000 completed ply=20 side=black uci=d5c3 san=Nxc3 by=clock
50100.000 made ply=21 side=white uci=b2c3 san=Bxc3
50100.000 completed ply=21 side=white uci=b2c3 san=Bxc3 by=clock
50100.000 made ply=22 side=black uci=b8c6 san=Nc6
50100.000 completed ply=22 side=black uci=b8c6 san=Nc6 by=clock
50100.000 made ply=23 side=white uci=d2e2 san=Ke2
50100.000 completed ply=23 side=white uci=d2e2 san=Ke2 by=clock
50100.000 made ply=24 side=black uci=c6e5 san=Ne5
50100.000 completed ply=24 side=black uci=c6e5 san=Ne5 by=clock
50100.000 made ply=25 side=white uci=h1g1 san=Rg1
50100.000 completed ply=25 side=white uci=h1g1 san=Rg1 by=clock
50100.000 made ply=26 side=black uci=c7c5 san=c5
50100.000 completed ply=26 side=black uci=c7c5 san=c5 by=clock
50100.000 made ply=27 side=white uci=d4b5 san=Nb5
50100.000 completed ply=27 side=white uci=d4b5 san=Nb5 by=clock
50100.000 made ply=28 side=black uci=d8h4 san=Qh4
50100.000 completed ply=28 side=black uci=d8h4 san=Qh4 by=clock
50100.000 made ply=29 side=white uci=d1c1 san=Qc1
50100.000 ruling id=1 alert=2 decision=lapsed lasted_ms=7500 ply=19 last_ply=29
50100.000 completed ply=29 side=white uci=d1c1 san=Qc1 by=clock
50100.000 clock running=black why=press
50800.000 touched side=black square=f8 piece=r
51700.000 released side=black from=f8 square=d8 piece=r
51700.000 made ply=30 side=black uci=f8d8 san=Rd8
51700.000 completed ply=30 side=black uci=f8d8 san=Rd8 by=clock
51700.000 clock running=white why=press
52100.000 ruling id=2 alert=1 decision=lapsed
52400.000 touched side=white square=c1 piece=Q
53300.000 released side=white from=c1 square=b2 piece=Q
53300.000 made ply=31 side=white uci=c1b2 san=Qb2
53300.000 completed ply=31 side=white uci=c1b2 san=Qb2 by=clock
53300.000 clock running=black why=press
54000.000 touched side=black square=h4 piece=q
54900.000 released side=black from=h4 square=e7 piece=q
54900.000 made ply=32 side=black uci=h4e7 san=Qe7
54900.000 completed ply=32 side=black uci=h4e7 san=Qe7 by=clock
54900.000 clock running=white why=press
55600.000 touched side=white square=a1 piece=R
56500.000 released side=white from=a1 square=d1 piece=R
56500.000 made ply=33 side=white uci=a1d1 san=Rd1
56500.000 completed ply=33 side=white uci=a1d1 san=Rd1 by=clock
56500.000 clock running=black why=press
57200.000 touched side=black square=c8 piece=b
58100.000 released side=black from=c8 square=f5 piece=b
58100.000 made ply=34 side=black uci=c8f5 san=Bf5
58100.000 completed ply=34 side=black uci=c8f5 san=Bf5 by=clock
58100.000 clock running=white why=press
58800.000 touched side=white square=e3 piece=P
59700.000 released side=white from=e3 square=e4 piece=P
59700.000 made ply=35 side=white uci=e3e4 san=e4
59700.000 completed ply=35 side=white uci=e3e4 san=e4 by=clock
59700.000 clock running=black why=press
60400.000 touched side=black square=e4 piece=P
61100.000 touched side=black square=f5 piece=b
62000.000 released side=black from=f5 square=e4 piece=b
62000.000 made ply=36 side=black uci=f5e4 san=Bxe4
62000.000 completed ply=36 side=black uci=f5e4 san=Bxe4 by=clock
62000.000 clock running=white why=press
62700.000 touched side=white square=f2 piece=P
63600.000 released side=white from=f2 square=f4 piece=P
63600.000 made ply=37 side=white uci=f2f4 san=f4
63600.000 completed ply=37 side=white uci=f2f4 san=f4 by=clock
63600.000 clock running=black why=press
64300.000 touched side=black square=e5 piece=n
65200.000 released side=black from=e5 square=d3 piece=n
65200.000 made ply=38 side=black uci=e5d3 san=Nd3
65200.000 completed ply=38 side=black uci=e5d3 san=Nd3 by=clock
65200.000 clock running=white why=press
65900.000 touched side=white square=d3 piece=n
66600.000 touched side=white square=e2 piece=K
67500.000 released side=white from=e2 square=d3 piece=K
67500.000 alert id=3 kind=displaced article=7.4.1 ply=39 confidence=certain evidence={"missing":["e2"]}
67500.000 clock running=black why=press
