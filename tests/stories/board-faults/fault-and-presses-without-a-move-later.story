# Two moves unseen are found. A clock that is pressed and pressed back later, with nothing moved,
# makes no other moves likelier: nothing is withdrawn.
1000 press black
play b2b3 b7b6 c1b2 c8b7 e2e3 g8f6 g1f3 g7g6 d2d4 f8g7 c2c4 d7d5 b1c3 e7e6 f1e2 e8g8 e1g1 c7c5
+500 fault
+700 lift f1
+400 place e1
+500 press white
+700 lift f8
+400 place e8
+500 press black
+2000 answers
+700 lift d1
+400 place c2
+500 press white
+2000 press black
+1500 press white
+700 lift b8
+400 place c6
+500 press black
+700 lift a2
+400 place a3
+500 press white
+700 lift c6
+400 place a5
+500 press black
+2000 press white
+1500 press black
+700 lift d5
+700 lift c4
+400 place d5
+500 press white
+700 lift d5
+700 lift f6
+400 place d5
+500 press black
+700 lift c5
+700 lift d4
+400 place c5
+500 press white
+700 lift c5
+700 lift b6
+400 place c5
+500 press black
+700 lift a1
+400 place d1
+500 press white
+700 lift d8
+400 place b6
+500 press black
+700 lift f3
+400 place d2
+500 press white
+700 lift b6
+400 place c6
+500 press black
+700 lift e2
+400 place f3
+500 press white
+700 lift c6
+400 place c8
+500 press black
+700 lift c3
+400 place e4
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
2900.000 touched side=black square=b7 piece=p
3700.000 released side=black from=b7 square=b6 piece=p
3700.000 made ply=2 side=black uci=b7b6 san=b6
3800.000 completed ply=2 side=black uci=b7b6 san=b6 by=clock
3800.000 clock running=white why=press
4300.000 touched side=white square=c1 piece=B
5100.000 released side=white from=c1 square=b2 piece=B
5100.000 made ply=3 side=white uci=c1b2 san=Bb2
5200.000 completed ply=3 side=white uci=c1b2 san=Bb2 by=clock
5200.000 clock running=black why=press
5700.000 touched side=black square=c8 piece=b
6500.000 released side=black from=c8 square=b7 piece=b
6500.000 made ply=4 side=black uci=c8b7 san=Bb7
6600.000 completed ply=4 side=black uci=c8b7 san=Bb7 by=clock
6600.000 clock running=white why=press
7100.000 touched side=white square=e2 piece=P
7900.000 released side=white from=e2 square=e3 piece=P
7900.000 made ply=5 side=white uci=e2e3 san=e3
8000.000 completed ply=5 side=white uci=e2e3 san=e3 by=clock
8000.000 clock running=black why=press
8500.000 touched side=black square=g8 piece=n
9300.000 released side=black from=g8 square=f6 piece=n
9300.000 made ply=6 side=black uci=g8f6 san=Nf6
9400.000 completed ply=6 side=black uci=g8f6 san=Nf6 by=clock
9400.000 clock running=white why=press
9900.000 touched side=white square=g1 piece=N
10700.000 released side=white from=g1 square=f3 piece=N
10700.000 made ply=7 side=white uci=g1f3 san=Nf3
10800.000 completed ply=7 side=white uci=g1f3 san=Nf3 by=clock
10800.000 clock running=black why=press
11300.000 touched side=black square=g7 piece=p
12100.000 released side=black from=g7 square=g6 piece=p
12100.000 made ply=8 side=black uci=g7g6 san=g6
12200.000 completed ply=8 side=black uci=g7g6 san=g6 by=clock
12200.000 clock running=white why=press
12700.000 touched side=white square=d2 piece=P
13500.000 released side=white from=d2 square=d4 piece=P
13500.000 made ply=9 side=white uci=d2d4 san=d4
13600.000 completed ply=9 side=white uci=d2d4 san=d4 by=clock
13600.000 clock running=black why=press
14100.000 touched side=black square=f8 piece=b
14900.000 released side=black from=f8 square=g7 piece=b
14900.000 made ply=10 side=black uci=f8g7 san=Bg7
15000.000 completed ply=10 side=black uci=f8g7 san=Bg7 by=clock
15000.000 clock running=white why=press
15500.000 touched side=white square=c2 piece=P
16300.000 released side=white from=c2 square=c4 piece=P
16300.000 made ply=11 side=white uci=c2c4 san=c4
16400.000 completed ply=11 side=white uci=c2c4 san=c4 by=clock
16400.000 clock running=black why=press
16900.000 touched side=black square=d7 piece=p
17700.000 released side=black from=d7 square=d5 piece=p
17700.000 made ply=12 side=black uci=d7d5 san=d5
17800.000 completed ply=12 side=black uci=d7d5 san=d5 by=clock
17800.000 clock running=white why=press
18300.000 touched side=white square=b1 piece=N
19100.000 released side=white from=b1 square=c3 piece=N
19100.000 made ply=13 side=white uci=b1c3 san=Nc3
19200.000 completed ply=13 side=white uci=b1c3 san=Nc3 by=clock
19200.000 clock running=black why=press
19700.000 touched side=black square=e7 piece=p
20500.000 released side=black from=e7 square=e6 piece=p
20500.000 made ply=14 side=black uci=e7e6 san=e6
20600.000 completed ply=14 side=black uci=e7e6 san=e6 by=clock
20600.000 clock running=white why=press
21100.000 touched side=white square=f1 piece=B
21900.000 released side=white from=f1 square=e2 piece=B
21900.000 made ply=15 side=white uci=f1e2 san=Be2
22000.000 completed ply=15 side=white uci=f1e2 san=Be2 by=clock
22000.000 clock running=black why=press
22500.000 touched side=black square=e8 piece=k
23100.000 touched side=black square=h8 piece=r
23900.000 released side=black from=e8 square=g8 piece=k
23900.000 released side=black from=h8 square=f8 piece=r
23900.000 made ply=16 side=black uci=e8g8 san=O-O
24000.000 completed ply=16 side=black uci=e8g8 san=O-O by=clock
24000.000 clock running=white why=press
24500.000 touched side=white square=e1 piece=K
25100.000 touched side=white square=h1 piece=R
25900.000 released side=white from=e1 square=g1 piece=K
25900.000 released side=white from=h1 square=f1 piece=R
25900.000 made ply=17 side=white uci=e1g1 san=O-O
26000.000 completed ply=17 side=white uci=e1g1 san=O-O by=clock
26000.000 clock running=black why=press
26500.000 touched side=black square=c7 piece=p
27300.000 released side=black from=c7 square=c5 piece=p
27300.000 made ply=18 side=black uci=c7c5 san=c5
27400.000 completed ply=18 side=black uci=c7c5 san=c5 by=clock
27400.000 clock running=white why=press
28900.000 clock why=pause
28900.000 alert id=1 kind=sensor ply=19 confidence=likely evidence={"what":"fault","since":27900000,"times":1,"silent_ms":1000}
33100.000 clock running=white why=resume
33100.000 touched side=white square=f1 piece=R
33100.000 released side=white from=f1 square=e1 piece=R
33100.000 made ply=19 side=white uci=f1e1 san=Re1
33100.000 touched side=black square=f8 piece=r
33600.000 released side=black from=f8 square=e8 piece=r
33600.000 made ply=20 side=black uci=f8e8 san=Re8
33800.000 touched side=white square=d1 piece=Q
34700.000 released side=white from=d1 square=c2 piece=Q
34700.000 made ply=21 side=white uci=d1c2 san=Qc2
34700.000 completed ply=19 side=white uci=f1e1 san=Re1 by=next-move
34700.000 completed ply=20 side=black uci=f8e8 san=Re8 by=answer
34700.000 completed ply=21 side=white uci=d1c2 san=Qc2 by=clock
34700.000 clock running=black why=press
36700.000 alert id=2 kind=no-move article=7.5.3 side=black ply=22 confidence=possible evidence={"penalty":{"kind":"add-opponent","seconds":120}}
36700.000 clock running=white why=press
38200.000 clock running=black why=press
38900.000 touched side=black square=b8 piece=n
39800.000 released side=black from=b8 square=c6 piece=n
39800.000 made ply=22 side=black uci=b8c6 san=Nc6
39800.000 completed ply=22 side=black uci=b8c6 san=Nc6 by=clock
39800.000 clock running=white why=press
40500.000 touched side=white square=a2 piece=P
41400.000 released side=white from=a2 square=a3 piece=P
41400.000 made ply=23 side=white uci=a2a3 san=a3
41400.000 completed ply=23 side=white uci=a2a3 san=a3 by=clock
41400.000 clock running=black why=press
42100.000 touched side=black square=c6 piece=n
43000.000 released side=black from=c6 square=a5 piece=n
43000.000 made ply=24 side=black uci=c6a5 san=Na5
43000.000 completed ply=24 side=black uci=c6a5 san=Na5 by=clock
43000.000 clock running=white why=press
43100.000 ruling id=1 alert=1 decision=lapsed
45000.000 alert id=3 kind=no-move article=7.5.3 side=white ply=25 confidence=possible evidence={"penalty":{"kind":"add-opponent","seconds":120}}
45000.000 clock running=black why=press
46500.000 clock running=white why=press
47200.000 touched side=black square=d5 piece=p
47900.000 touched side=white square=c4 piece=P
48800.000 released side=white from=c4 square=d5 piece=P
48800.000 made ply=25 side=white uci=c4d5 san=cxd5
48800.000 completed ply=25 side=white uci=c4d5 san=cxd5 by=clock
48800.000 clock running=black why=press
49500.000 touched side=black square=d5 piece=P
50200.000 touched side=black square=f6 piece=n
51100.000 released side=black from=f6 square=d5 piece=n
51100.000 made ply=26 side=black uci=f6d5 san=Nxd5
51100.000 completed ply=26 side=black uci=f6d5 san=Nxd5 by=clock
51100.000 clock running=white why=press
51800.000 touched side=white square=c5 piece=p
52500.000 touched side=white square=d4 piece=P
53400.000 released side=white from=d4 square=c5 piece=P
53400.000 made ply=27 side=white uci=d4c5 san=dxc5
53400.000 completed ply=27 side=white uci=d4c5 san=dxc5 by=clock
53400.000 clock running=black why=press
54100.000 touched side=black square=c5 piece=P
54800.000 touched side=black square=b6 piece=p
55700.000 released side=black from=b6 square=c5 piece=p
55700.000 made ply=28 side=black uci=b6c5 san=bxc5
55700.000 completed ply=28 side=black uci=b6c5 san=bxc5 by=clock
55700.000 clock running=white why=press
56400.000 touched side=white square=a1 piece=R
57300.000 released side=white from=a1 square=d1 piece=R
57300.000 made ply=29 side=white uci=a1d1 san=Rad1
57300.000 completed ply=29 side=white uci=a1d1 san=Rad1 by=clock
57300.000 clock running=black why=press
58000.000 touched side=black square=d8 piece=q
58900.000 released side=black from=d8 square=b6 piece=q
58900.000 made ply=30 side=black uci=d8b6 san=Qb6
58900.000 completed ply=30 side=black uci=d8b6 san=Qb6 by=clock
58900.000 clock running=white why=press
59600.000 touched side=white square=f3 piece=N
60500.000 released side=white from=f3 square=d2 piece=N
60500.000 made ply=31 side=white uci=f3d2 san=Nd2
60500.000 completed ply=31 side=white uci=f3d2 san=Nd2 by=clock
60500.000 clock running=black why=press
61200.000 touched side=black square=b6 piece=q
62100.000 released side=black from=b6 square=c6 piece=q
62100.000 made ply=32 side=black uci=b6c6 san=Qc6
62100.000 completed ply=32 side=black uci=b6c6 san=Qc6 by=clock
62100.000 clock running=white why=press
62800.000 touched side=white square=e2 piece=B
63700.000 released side=white from=e2 square=f3 piece=B
63700.000 made ply=33 side=white uci=e2f3 san=Bf3
63700.000 completed ply=33 side=white uci=e2f3 san=Bf3 by=clock
63700.000 clock running=black why=press
64400.000 touched side=black square=c6 piece=q
65300.000 released side=black from=c6 square=c8 piece=q
65300.000 made ply=34 side=black uci=c6c8 san=Qc8
65300.000 completed ply=34 side=black uci=c6c8 san=Qc8 by=clock
65300.000 clock running=white why=press
66000.000 touched side=white square=c3 piece=N
66900.000 released side=white from=c3 square=e4 piece=N
66900.000 made ply=35 side=white uci=c3e4 san=Nce4
66900.000 completed ply=35 side=white uci=c3e4 san=Nce4 by=clock
66900.000 clock running=black why=press
