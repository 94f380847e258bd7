# Kings walk in the centre: a legal endgame, and one who steps next to the other is illegal.
set Fen=8/8/4k3/8/3P4/3K4/8/8 w - - 0 1
1000 press black
2000 lift d3
+400 place e4
+400 press white
+2000 lift e6
+400 place d6
+400 press black
+2000 lift d4
+400 place d5
+400 press white
+2000 lift d6
+400 place e6
+600 lift e6
+300 place e5
+2000 rest
+400 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=d3 piece=K
2800.000 released side=white from=d3 square=e4 piece=K
2800.000 made ply=1 side=white uci=d3e4 san=Ke4
2800.000 completed ply=1 side=white uci=d3e4 san=Ke4 by=clock
2800.000 clock running=black why=press
4800.000 touched side=black square=e6 piece=k
5600.000 released side=black from=e6 square=d6 piece=k
5600.000 made ply=2 side=black uci=e6d6 san=Kd6
5600.000 completed ply=2 side=black uci=e6d6 san=Kd6 by=clock
5600.000 clock running=white why=press
7600.000 touched side=white square=d4 piece=P
8400.000 released side=white from=d4 square=d5 piece=P
8400.000 made ply=3 side=white uci=d4d5 san=d5
8400.000 completed ply=3 side=white uci=d4d5 san=d5 by=clock
8400.000 clock running=black why=press
10400.000 touched side=black square=d6 piece=k
12200.000 released side=black from=d6 square=e5 piece=k
14100.000 alert id=1 kind=illegal-move article=7.5.1 side=black ply=4 confidence=certain evidence={"from":"d6","to":"e5","missing":["d6"],"unexpected":["e5"],"penalty":{"kind":"add-opponent","seconds":120}}
14100.000 clock running=white why=press
