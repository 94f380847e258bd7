# A start is refused while the board is silent: the doubt stays open.
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
+2000 fault
+3000 ! start
+9000 answers
+2000 lift e2
+300 place e4
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
30400.000 clock why=pause
30400.000 alert id=2 kind=sensor ply=5 confidence=likely evidence={"what":"fault","since":29400000,"times":1,"silent_ms":1000}
32400.000 refused start
41400.000 clock running=white why=resume
