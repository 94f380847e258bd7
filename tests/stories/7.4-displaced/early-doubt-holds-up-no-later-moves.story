# By which square the knight went to g5 nobody can tell. A later knight is set down beside its reed,
# and captured: those moves are the same by all that is likely, and are told.
1000 press black
play b2b3 e7e5 c1b2 b8c6
+7000 lift g1
+700 press white
+7000 lift d7
+600 place d6
+700 press black
+7000 place g5
+700 press white
+7000 lift g8
+600 place f6
+700 press black
+7000 lift d2
+600 place d3
+700 press white
+7000 lift a7
+600 place a6
+700 press black
+7000 lift b1
+600 place c3
+700 press white
+7000 lift h7
+600 place h6
+700 press black
+7000 lift c3
+700 press white
+7000 lift a6
+600 place b5
+700 press black
+7000 lift e2
+600 place e3
+700 press white
+7000 lift c8
+600 place d7
+700 press black
+7000 lift f1
+600 place e2
+700 press white
+7000 lift g7
+600 place g6
+700 press black
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
13600.000 touched side=white square=g1 piece=N
14300.000 alert id=1 kind=displaced article=7.4.1 ply=5 confidence=possible evidence={"missing":["g1"]}
14300.000 clock running=black why=press
22600.000 clock running=white why=press
30300.000 made ply=5 side=white uci=g1f3 san=Nf3
30300.000 completed ply=5 side=white uci=g1f3 san=Nf3 by=clock
30300.000 made ply=6 side=black uci=d7d6 san=d6
30300.000 completed ply=6 side=black uci=d7d6 san=d6 by=clock
30300.000 made ply=7 side=white uci=f3g5 san=Ng5
30300.000 ruling id=1 alert=1 decision=lapsed lasted_ms=16000 ply=5 last_ply=7
30300.000 alert id=2 kind=sensor ply=8 confidence=likely evidence={"what":"switch","square":"f3","shows":"empty"}
30300.000 completed ply=7 side=white uci=f3g5 san=Ng5 by=clock
30300.000 clock running=black why=press
37300.000 touched side=black square=g8 piece=n
38400.000 released side=black from=g8 square=f6 piece=n
38400.000 made ply=8 side=black uci=g8f6 san=Nf6
38600.000 completed ply=8 side=black uci=g8f6 san=Nf6 by=clock
38600.000 clock running=white why=press
45600.000 touched side=white square=d2 piece=P
46700.000 released side=white from=d2 square=d3 piece=P
46700.000 made ply=9 side=white uci=d2d3 san=d3
46900.000 completed ply=9 side=white uci=d2d3 san=d3 by=clock
46900.000 clock running=black why=press
53900.000 touched side=black square=a7 piece=p
55000.000 released side=black from=a7 square=a6 piece=p
55000.000 made ply=10 side=black uci=a7a6 san=a6
55200.000 completed ply=10 side=black uci=a7a6 san=a6 by=clock
55200.000 clock running=white why=press
62200.000 touched side=white square=b1 piece=N
63300.000 released side=white from=b1 square=c3 piece=N
63300.000 made ply=11 side=white uci=b1c3 san=Nc3
63500.000 completed ply=11 side=white uci=b1c3 san=Nc3 by=clock
63500.000 clock running=black why=press
70500.000 touched side=black square=h7 piece=p
71600.000 released side=black from=h7 square=h6 piece=p
71600.000 made ply=12 side=black uci=h7h6 san=h6
71800.000 completed ply=12 side=black uci=h7h6 san=h6 by=clock
71800.000 clock running=white why=press
78800.000 touched side=white square=c3 piece=N
79500.000 alert id=3 kind=displaced article=7.4.1 ply=13 confidence=possible evidence={"missing":["c3"]}
79500.000 clock running=black why=press
87800.000 clock running=white why=press
96100.000 made ply=13 side=white uci=c3b5 san=Nb5
96100.000 completed ply=13 side=white uci=c3b5 san=Nb5 by=clock
96100.000 made ply=14 side=black uci=a6b5 san=axb5
96100.000 completed ply=14 side=black uci=a6b5 san=axb5 by=clock
96100.000 made ply=15 side=white uci=e2e3 san=e3
96100.000 ruling id=2 alert=3 decision=lapsed lasted_ms=16600 ply=13 last_ply=15
96100.000 completed ply=15 side=white uci=e2e3 san=e3 by=clock
96100.000 clock running=black why=press
103100.000 touched side=black square=c8 piece=b
104200.000 released side=black from=c8 square=d7 piece=b
104200.000 made ply=16 side=black uci=c8d7 san=Bd7
104400.000 completed ply=16 side=black uci=c8d7 san=Bd7 by=clock
104400.000 clock running=white why=press
111400.000 touched side=white square=f1 piece=B
112500.000 released side=white from=f1 square=e2 piece=B
112500.000 made ply=17 side=white uci=f1e2 san=Be2
112700.000 completed ply=17 side=white uci=f1e2 san=Be2 by=clock
112700.000 clock running=black why=press
119700.000 touched side=black square=g7 piece=p
120800.000 released side=black from=g7 square=g6 piece=p
120800.000 made ply=18 side=black uci=g7g6 san=g6
121000.000 completed ply=18 side=black uci=g7g6 san=g6 by=clock
121000.000 clock running=white why=press
