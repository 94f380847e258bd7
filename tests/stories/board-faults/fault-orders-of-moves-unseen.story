# Where the orders of unseen moves lead to the same board, one that is legal is told.
1000 press black
play d4 d5
+500 fault
+500 lift g1
+300 place f3
+300 press white
+500 lift g8
+300 place f6
+300 press black
+500 lift c1
+300 place f4
+300 press white
+500 lift c8
+300 place f5
+300 press black
+500 answers
+2000 lift e2
+300 place e3
+300 press white
+500 lift e7
+300 place e6
+300 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1500.000 touched side=white square=d2 piece=P
2300.000 released side=white from=d2 square=d4 piece=P
2300.000 made ply=1 side=white uci=d2d4 san=d4
2400.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
2400.000 clock running=black why=press
2900.000 touched side=black square=d7 piece=p
3700.000 released side=black from=d7 square=d5 piece=p
3700.000 made ply=2 side=black uci=d7d5 san=d5
3800.000 completed ply=2 side=black uci=d7d5 san=d5 by=clock
3800.000 clock running=white why=press
5300.000 clock why=pause
5300.000 alert id=1 kind=sensor ply=3 confidence=likely evidence={"what":"fault","since":4300000,"times":1,"silent_ms":1000}
9200.000 clock running=white why=resume
9700.000 alert id=2 kind=displaced article=7.4.1 ply=3 confidence=certain evidence={"missing":["c1","g1","c8","g8"],"unexpected":["f3","f4","f5","f6"]}
9700.000 touched side=white square=g1 piece=N
9700.000 touched side=white square=c1 piece=B
9700.000 touched side=white square=c8 piece=b
9700.000 touched side=white square=g8 piece=n
9700.000 released side=white from=g1 square=f3 piece=N
9700.000 released side=white from=c1 square=f4 piece=B
9700.000 released side=white from=c8 square=f5 piece=b
9700.000 released side=white from=g8 square=f6 piece=n
11200.000 touched side=white square=e2 piece=P
11800.000 released side=white from=e2 square=e3 piece=P
11800.000 made ply=3 side=white uci=g1f3 san=Nf3
11800.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
11800.000 made ply=4 side=black uci=g8f6 san=Nf6
11800.000 completed ply=4 side=black uci=g8f6 san=Nf6 by=clock
11800.000 made ply=5 side=white uci=c1f4 san=Bf4
11800.000 completed ply=5 side=white uci=c1f4 san=Bf4 by=clock
11800.000 made ply=6 side=black uci=c8f5 san=Bf5
11800.000 completed ply=6 side=black uci=c8f5 san=Bf5 by=clock
11800.000 made ply=7 side=white uci=e2e3 san=e3
11800.000 ruling id=1 alert=2 decision=lapsed lasted_ms=2100 ply=3 last_ply=7
11800.000 completed ply=7 side=white uci=e2e3 san=e3 by=clock
11800.000 clock running=black why=press
12300.000 touched side=black square=e7 piece=p
12900.000 released side=black from=e7 square=e6 piece=p
12900.000 made ply=8 side=black uci=e7e6 san=e6
12900.000 completed ply=8 side=black uci=e7e6 san=e6 by=clock
12900.000 clock running=white why=press
