# White's king is put right on e4, and Black puts his own down on d5 on the way to d7: no result.
set Fen=8/2k5/8/8/8/4K3/4R3/8 w - - 0 1
1000 press black
play Ke4 Kb7 Re1 Kc7 Re2
+1000 lift e4
+300 place e4
+2000 lift c7
+500 place d5
+900 lift d5
+500 place d7
+500 press black
+2000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1500.000 touched side=white square=e3 piece=K
2300.000 released side=white from=e3 square=e4 piece=K
2300.000 made ply=1 side=white uci=e3e4 san=Ke4
2400.000 completed ply=1 side=white uci=e3e4 san=Ke4 by=clock
2400.000 clock running=black why=press
2900.000 touched side=black square=c7 piece=k
3700.000 released side=black from=c7 square=b7 piece=k
3700.000 made ply=2 side=black uci=c7b7 san=Kb7
3800.000 completed ply=2 side=black uci=c7b7 san=Kb7 by=clock
3800.000 clock running=white why=press
4300.000 touched side=white square=e2 piece=R
5100.000 released side=white from=e2 square=e1 piece=R
5100.000 made ply=3 side=white uci=e2e1 san=Re1
5200.000 completed ply=3 side=white uci=e2e1 san=Re1 by=clock
5200.000 clock running=black why=press
5700.000 touched side=black square=b7 piece=k
6500.000 released side=black from=b7 square=c7 piece=k
6500.000 made ply=4 side=black uci=b7c7 san=Kc7
6600.000 completed ply=4 side=black uci=b7c7 san=Kc7 by=clock
6600.000 clock running=white why=press
7100.000 touched side=white square=e1 piece=R
7900.000 released side=white from=e1 square=e2 piece=R
7900.000 made ply=5 side=white uci=e1e2 san=Re2
8000.000 completed ply=5 side=white uci=e1e2 san=Re2 by=clock
8000.000 clock running=black why=press
9000.000 touched side=black square=e4 piece=K
9800.000 released side=black from=e4 square=e4 piece=K
9800.000 alert id=1 kind=touched-out-of-turn article=4.2.1 side=white ply=6 confidence=possible evidence={"square":"e4","sides":["white","black"]}
11300.000 touched side=black square=c7 piece=k
13700.000 released side=black from=c7 square=d7 piece=k
13700.000 made ply=6 side=black uci=c7d7 san=Kd7
13700.000 completed ply=6 side=black uci=c7d7 san=Kd7 by=clock
13700.000 clock running=white why=press
