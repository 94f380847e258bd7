# Which of two pieces was captured is in doubt when the next game begins: the likelier capture is
# on the record of the first.
1000 press black
+1000 lift e2
+300 place e4
+300 press white
+2000 lift d7
+300 place d5
+300 press black
+2000 lift g1
+300 place f3
+300 press white
+2000 lift f7
+300 place f5
+300 press black
+2000 lift e4
+900 press white
+2000 lift g8
+400 place f6
+300 press black
+9000 lift f3
+300 place g1
+300 lift f6
+300 place g8
+300 place e2
+300 place d7
+300 lift d5
+300 lift f5
+300 place f7
+3000 ! start
+2000 lift d2
+400 place d4
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e4 piece=P
2600.000 made ply=1 side=white uci=e2e4 san=e4
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2600.000 clock running=black why=press
4600.000 touched side=black square=d7 piece=p
5200.000 released side=black from=d7 square=d5 piece=p
5200.000 made ply=2 side=black uci=d7d5 san=d5
5200.000 completed ply=2 side=black uci=d7d5 san=d5 by=clock
5200.000 clock running=white why=press
7200.000 touched side=white square=g1 piece=N
7800.000 released side=white from=g1 square=f3 piece=N
7800.000 made ply=3 side=white uci=g1f3 san=Nf3
7800.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
7800.000 clock running=black why=press
9800.000 touched side=black square=f7 piece=p
10400.000 released side=black from=f7 square=f5 piece=p
10400.000 made ply=4 side=black uci=f7f5 san=f5
10400.000 completed ply=4 side=black uci=f7f5 san=f5 by=clock
10400.000 clock running=white why=press
12400.000 touched side=white square=e4 piece=P
13300.000 alert id=1 kind=displaced article=7.4.1 ply=5 confidence=possible evidence={"missing":["e4"]}
13300.000 clock running=black why=press
16000.000 clock running=white why=press
30400.000 made ply=5 side=white uci=e4d5 san=exd5
30400.000 completed ply=5 side=white uci=e4d5 san=exd5 by=clock
30400.000 made ply=6 side=black uci=g8f6 san=Nf6
30400.000 completed ply=6 side=black uci=g8f6 san=Nf6 by=clock
30400.000 ruling id=1 alert=1 decision=lapsed lasted_ms=17100 ply=5 last_ply=6
30400.000 clock why=pause
30400.000 game state=ended result=* reason=arbiter
30400.000 game state=started
30400.000 clock running=white why=start
32400.000 touched side=white square=d2 piece=P
33100.000 released side=white from=d2 square=d4 piece=P
33100.000 made ply=1 side=white uci=d2d4 san=d4
33100.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
33100.000 clock running=black why=press
