# Moves found behind a gap are taken back by the arbiter like any others.
1000 press black
play e4 e5
+500 fault
+500 lift g1
+300 place f3
+300 press white
+500 lift b8
+300 place c6
+300 press black
+500 lift f1
+300 place c4
+300 press white
+500 lift f8
+300 place c5
+300 press black
+500 answers
+2000 lift e1
+300 place g1
+300 lift h1
+300 place f1
+300 press white
+500 ! takeback 6
+1000 lift f1 g1 c5
+1000 place h1 e1 f8
+1000 ! resume
+2000 lift g8
+300 place f6
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
5300.000 clock why=pause
5300.000 alert id=1 kind=sensor ply=3 confidence=likely evidence={"what":"fault","since":4300000,"times":1,"silent_ms":1000}
9200.000 clock running=white why=resume
9700.000 alert id=2 kind=displaced article=7.4.1 ply=3 confidence=certain evidence={"missing":["f1","g1","b8","f8"],"unexpected":["f3","c4","c5","c6"]}
9700.000 touched side=white square=g1 piece=N
9700.000 touched side=white square=f1 piece=B
9700.000 touched side=white square=b8 piece=n
9700.000 touched side=white square=f8 piece=b
9700.000 released side=white from=g1 square=f3 piece=N
9700.000 released side=white from=f1 square=c4 piece=B
9700.000 released side=white from=b8 square=c5 piece=n
9700.000 released side=white from=f8 square=c6 piece=b
11200.000 touched side=white square=e1 piece=K
11800.000 touched side=white square=h1 piece=R
12400.000 released side=white from=e1 square=g1 piece=K
12400.000 released side=white from=h1 square=f1 piece=R
12400.000 made ply=3 side=white uci=g1f3 san=Nf3
12400.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
12400.000 made ply=4 side=black uci=b8c6 san=Nc6
12400.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock
12400.000 made ply=5 side=white uci=f1c4 san=Bc4
12400.000 completed ply=5 side=white uci=f1c4 san=Bc4 by=clock
12400.000 made ply=6 side=black uci=f8c5 san=Bc5
12400.000 completed ply=6 side=black uci=f8c5 san=Bc5 by=clock
12400.000 made ply=7 side=white uci=e1g1 san=O-O
12400.000 ruling id=1 alert=2 decision=lapsed lasted_ms=2700 ply=3 last_ply=7
12400.000 completed ply=7 side=white uci=e1g1 san=O-O by=clock
12400.000 clock running=black why=press
12900.000 game state=paused by=arbiter
12900.000 clock why=pause
12900.000 withdrawn ply=7 uci=e1g1 why=taken-back
12900.000 withdrawn ply=6 uci=f8c5 why=taken-back
12900.000 game state=irregular
15400.000 game state=restored
15900.000 game state=resumed
15900.000 clock running=black why=resume
17900.000 touched side=black square=g8 piece=n
18500.000 released side=black from=g8 square=f6 piece=n
18500.000 made ply=6 side=black uci=g8f6 san=Nf6
18500.000 completed ply=6 side=black uci=g8f6 san=Nf6 by=clock
18500.000 clock running=white why=press
