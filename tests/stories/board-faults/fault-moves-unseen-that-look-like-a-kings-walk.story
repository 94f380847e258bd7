# Castling among five moves unseen leaves the squares of a king's walk and a rook's move.
# Both are looked for: the moves that follow say which it was, and no player is accused.
1000 press black
play b2b3 d7d5 c1b2 c8f5 f2f4 g8f6 g1f3 e7e6
+500 fault
+500 lift e2
+500 place e3
+500 press white
+500 lift f8
+500 place e7
+500 press black
+500 lift f1
+500 place e2
+500 press white
+500 lift h7
+500 place h6
+500 press black
+500 lift e1
+300 place g1
+300 lift h1
+300 place f1
+500 press white
+2000 answers
+4000 lift e8
+500 place g8
+500 lift h8
+500 place f8
+800 press black
+700 lift f3
+500 place e5
+500 press white
+700 lift f6
+500 place d7
+500 press black
+700 lift e2
+500 place g4
+500 press white
+700 lift g4
+700 lift f5
+500 place g4
+500 press black
+700 lift g4
+700 lift d1
+500 place g4
+500 press white
+700 lift e5
+700 lift d7
+500 place e5
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
2900.000 touched side=black square=d7 piece=p
3700.000 released side=black from=d7 square=d5 piece=p
3700.000 made ply=2 side=black uci=d7d5 san=d5
3800.000 completed ply=2 side=black uci=d7d5 san=d5 by=clock
3800.000 clock running=white why=press
4300.000 touched side=white square=c1 piece=B
5100.000 released side=white from=c1 square=b2 piece=B
5100.000 made ply=3 side=white uci=c1b2 san=Bb2
5200.000 completed ply=3 side=white uci=c1b2 san=Bb2 by=clock
5200.000 clock running=black why=press
5700.000 touched side=black square=c8 piece=b
6500.000 released side=black from=c8 square=f5 piece=b
6500.000 made ply=4 side=black uci=c8f5 san=Bf5
6600.000 completed ply=4 side=black uci=c8f5 san=Bf5 by=clock
6600.000 clock running=white why=press
7100.000 touched side=white square=f2 piece=P
7900.000 released side=white from=f2 square=f4 piece=P
7900.000 made ply=5 side=white uci=f2f4 san=f4
8000.000 completed ply=5 side=white uci=f2f4 san=f4 by=clock
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
11300.000 touched side=black square=e7 piece=p
12100.000 released side=black from=e7 square=e6 piece=p
12100.000 made ply=8 side=black uci=e7e6 san=e6
12200.000 completed ply=8 side=black uci=e7e6 san=e6 by=clock
12200.000 clock running=white why=press
13700.000 clock why=pause
13700.000 alert id=1 kind=sensor ply=9 confidence=likely evidence={"what":"fault","since":12700000,"times":1,"silent_ms":1000}
22600.000 clock running=white why=resume
22600.000 alert id=2 kind=displaced article=7.4.1 ply=9 confidence=certain evidence={"missing":["e1","h1","h7","f8"],"unexpected":["g1","e3","h6","e7"]}
22600.000 touched side=white square=e1 piece=K
22600.000 touched side=white square=h1 piece=R
22600.000 touched side=black square=h7 piece=p
22600.000 touched side=black square=f8 piece=b
22600.000 released side=white from=e1 square=g1 piece=K
22600.000 released side=white from=h1 square=e3 piece=R
22600.000 released side=black from=h7 square=h6 piece=p
22600.000 released side=black from=f8 square=e7 piece=b
22600.000 clock running=black why=press
26600.000 touched side=black square=e8 piece=k
28900.000 clock running=white why=press
28900.000 released side=black from=e8 square=g8 piece=k
28900.000 touched side=black square=h8 piece=r
28900.000 released side=black from=h8 square=f8 piece=r
29600.000 touched side=white square=f3 piece=N
30600.000 released side=white from=f3 square=e5 piece=N
30600.000 clock running=black why=press
31300.000 touched side=black square=f6 piece=n
32300.000 made ply=9 side=white uci=e2e3 san=e3
32300.000 completed ply=9 side=white uci=e2e3 san=e3 by=clock
32300.000 made ply=10 side=black uci=f8e7 san=Be7
32300.000 completed ply=10 side=black uci=f8e7 san=Be7 by=clock
32300.000 made ply=11 side=white uci=f1e2 san=Be2
32300.000 completed ply=11 side=white uci=f1e2 san=Be2 by=clock
32300.000 made ply=12 side=black uci=h7h6 san=h6
32300.000 completed ply=12 side=black uci=h7h6 san=h6 by=clock
32300.000 made ply=13 side=white uci=e1g1 san=O-O
32300.000 completed ply=13 side=white uci=e1g1 san=O-O by=clock
32300.000 made ply=14 side=black uci=e8g8 san=O-O
32300.000 completed ply=14 side=black uci=e8g8 san=O-O by=clock
32300.000 made ply=15 side=white uci=f3e5 san=Ne5
32300.000 completed ply=15 side=white uci=f3e5 san=Ne5 by=clock
32300.000 made ply=16 side=black uci=f6d7 san=Nfd7
32300.000 ruling id=1 alert=2 decision=lapsed lasted_ms=9700 ply=9 last_ply=16
32300.000 completed ply=16 side=black uci=f6d7 san=Nfd7 by=clock
32300.000 clock running=white why=press
32600.000 ruling id=2 alert=1 decision=lapsed
33000.000 touched side=white square=e2 piece=B
34000.000 released side=white from=e2 square=g4 piece=B
34000.000 made ply=17 side=white uci=e2g4 san=Bg4
34000.000 completed ply=17 side=white uci=e2g4 san=Bg4 by=clock
34000.000 clock running=black why=press
34700.000 touched side=black square=g4 piece=B
35400.000 touched side=black square=f5 piece=b
36400.000 released side=black from=f5 square=g4 piece=b
36400.000 made ply=18 side=black uci=f5g4 san=Bxg4
36400.000 completed ply=18 side=black uci=f5g4 san=Bxg4 by=clock
36400.000 clock running=white why=press
37100.000 touched side=white square=g4 piece=b
37800.000 touched side=white square=d1 piece=Q
38800.000 released side=white from=d1 square=g4 piece=Q
38800.000 made ply=19 side=white uci=d1g4 san=Qxg4
38800.000 completed ply=19 side=white uci=d1g4 san=Qxg4 by=clock
38800.000 clock running=black why=press
39500.000 touched side=black square=e5 piece=N
40200.000 touched side=black square=d7 piece=n
41200.000 released side=black from=d7 square=e5 piece=n
41200.000 made ply=20 side=black uci=d7e5 san=Nxe5
41200.000 completed ply=20 side=black uci=d7e5 san=Nxe5 by=clock
41200.000 clock running=white why=press
