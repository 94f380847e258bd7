# The promoted piece moves as a rook, then as a bishop: only a queen explains that, and it is said.
set Fen=8/4P3/8/8/7k/8/8/4K3 w - - 0 1
1000 press black
2000 lift e7
+300 place e8
+300 press white
+2000 lift h4
+300 place g4
+300 press black
+2000 lift e8
+700 place e6
+600 press white
+2000 lift g4
+300 place g3
+300 press black
+2000 lift e6
+700 place d5
+600 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e7 piece=P
2600.000 released side=white from=e7 square=e8 piece=Q
2600.000 made ply=1 side=white uci=e7e8q san=e8=Q
2600.000 promotion ply=1 piece=Q source=assumed uci=e7e8q san=e8=Q
2600.000 completed ply=1 side=white uci=e7e8q san=e8=Q by=clock
2600.000 clock running=black why=press
4600.000 touched side=black square=h4 piece=k
5200.000 released side=black from=h4 square=g4 piece=k
5200.000 made ply=2 side=black uci=h4g4 san=Kg4
5200.000 completed ply=2 side=black uci=h4g4 san=Kg4 by=clock
5200.000 clock running=white why=press
7200.000 touched side=white square=e8 piece=Q
8400.000 released side=white from=e8 square=e6 piece=Q
8400.000 made ply=3 side=white uci=e8e6 san=Qe6+
8500.000 completed ply=3 side=white uci=e8e6 san=Qe6+ by=clock
8500.000 clock running=black why=press
10500.000 touched side=black square=g4 piece=k
11100.000 released side=black from=g4 square=g3 piece=k
11100.000 made ply=4 side=black uci=g4g3 san=Kg3
11100.000 completed ply=4 side=black uci=g4g3 san=Kg3 by=clock
11100.000 clock running=white why=press
13100.000 touched side=white square=e6 piece=Q
14300.000 released side=white from=e6 square=d5 piece=Q
14300.000 made ply=5 side=white uci=e6d5 san=Qd5
14400.000 completed ply=5 side=white uci=e6d5 san=Qd5 by=clock
14400.000 clock running=black why=press
14400.000 promotion ply=1 piece=Q source=inferred uci=e7e8q san=e8=Q
