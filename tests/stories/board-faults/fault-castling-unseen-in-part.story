# White has castled half when the board fails, and three moves behind it are not seen.
1000 press black
play e4 e5 Nf3 Nc6 Bc4 Bc5
+500 lift e1
+300 place g1
+300 fault
+300 lift h1
+300 place f1
+300 press white
+500 lift g8
+300 place f6
+300 press black
+500 lift d2
+300 place d3
+300 press white
+500 lift d7
+300 place d6
+300 press black
+500 answers
+2000 lift c2
+300 place c3
+300 press white
+500 lift a7
+300 place a6
+300 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1500.000 touched side=white square=e2 piece=P
2300.000 released side=white from=e2 square=e4 piece=P
2300.000 made ply=1 side=white uci=e2e4 san=e4
2400.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2400.000 clock running=black why=press
2900.000 touched side=black square=e7 piece=p
3700.000 released side=black from=e7 square=e5 piece=p
3700.000 made ply=2 side=black uci=e7e5 san=e5
3800.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
3800.000 clock running=white why=press
4300.000 touched side=white square=g1 piece=N
5100.000 released side=white from=g1 square=f3 piece=N
5100.000 made ply=3 side=white uci=g1f3 san=Nf3
5200.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
5200.000 clock running=black why=press
5700.000 touched side=black square=b8 piece=n
6500.000 released side=black from=b8 square=c6 piece=n
6500.000 made ply=4 side=black uci=b8c6 san=Nc6
6600.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock
6600.000 clock running=white why=press
7100.000 touched side=white square=f1 piece=B
7900.000 released side=white from=f1 square=c4 piece=B
7900.000 made ply=5 side=white uci=f1c4 san=Bc4
8000.000 completed ply=5 side=white uci=f1c4 san=Bc4 by=clock
8000.000 clock running=black why=press
8500.000 touched side=black square=f8 piece=b
9300.000 released side=black from=f8 square=c5 piece=b
9300.000 made ply=6 side=black uci=f8c5 san=Bc5
9400.000 completed ply=6 side=black uci=f8c5 san=Bc5 by=clock
9400.000 clock running=white why=press
9900.000 touched side=white square=e1 piece=K
11500.000 clock why=pause
11500.000 alert id=1 kind=sensor ply=7 confidence=likely evidence={"what":"fault","since":10500000,"times":1,"silent_ms":1000}
15200.000 clock running=white why=resume
15700.000 alert id=2 kind=displaced article=7.4.1 ply=7 confidence=certain evidence={"missing":["e1","h1","d2","d7","g8"],"unexpected":["f1","g1","d3","d6","f6"]}
15700.000 touched side=white square=h1 piece=R
15700.000 touched side=white square=d2 piece=P
15700.000 touched side=white square=d7 piece=p
15700.000 touched side=white square=g8 piece=n
15700.000 released side=white from=e1 square=g1 piece=K
15700.000 released side=white from=h1 square=f1 piece=R
15700.000 released side=white from=d2 square=d3 piece=P
15700.000 released side=white from=d7 square=d6 piece=p
15700.000 released side=white from=g8 square=f6 piece=n
17200.000 touched side=white square=c2 piece=P
17800.000 released side=white from=c2 square=c3 piece=P
17800.000 made ply=7 side=white uci=e1g1 san=O-O
17800.000 completed ply=7 side=white uci=e1g1 san=O-O by=clock
17800.000 made ply=8 side=black uci=g8f6 san=Nf6
17800.000 completed ply=8 side=black uci=g8f6 san=Nf6 by=clock
17800.000 made ply=9 side=white uci=d2d3 san=d3
17800.000 completed ply=9 side=white uci=d2d3 san=d3 by=clock
17800.000 made ply=10 side=black uci=d7d6 san=d6
17800.000 completed ply=10 side=black uci=d7d6 san=d6 by=clock
17800.000 made ply=11 side=white uci=c2c3 san=c3
17800.000 ruling id=1 alert=2 decision=lapsed lasted_ms=2100 ply=7 last_ply=11
17800.000 completed ply=11 side=white uci=c2c3 san=c3 by=clock
17800.000 clock running=black why=press
18300.000 touched side=black square=a7 piece=p
18900.000 released side=black from=a7 square=a6 piece=p
18900.000 made ply=12 side=black uci=a7a6 san=a6
18900.000 completed ply=12 side=black uci=a7a6 san=a6 by=clock
18900.000 clock running=white why=press
