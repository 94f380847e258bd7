# The knights go out and home: the same game, though the start position stands.
1000 press black
2000 lift g1
+300 place f3
+300 press white
+300 lift g8
+300 place f6
+300 press black
+300 lift f3
+300 place g1
+300 press white
+300 lift f6
+300 place g8
+300 press black
+300 ! start
+300 lift e2
+300 place e4
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=g1 piece=N
2600.000 released side=white from=g1 square=f3 piece=N
2600.000 made ply=1 side=white uci=g1f3 san=Nf3
2600.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=clock
2600.000 clock running=black why=press
2900.000 touched side=black square=g8 piece=n
3500.000 released side=black from=g8 square=f6 piece=n
3500.000 made ply=2 side=black uci=g8f6 san=Nf6
3500.000 completed ply=2 side=black uci=g8f6 san=Nf6 by=clock
3500.000 clock running=white why=press
3800.000 touched side=white square=f3 piece=N
4400.000 released side=white from=f3 square=g1 piece=N
4400.000 made ply=3 side=white uci=f3g1 san=Ng1
4400.000 completed ply=3 side=white uci=f3g1 san=Ng1 by=clock
4400.000 clock running=black why=press
4700.000 touched side=black square=f6 piece=n
5300.000 released side=black from=f6 square=g8 piece=n
5300.000 made ply=4 side=black uci=f6g8 san=Ng8
5300.000 completed ply=4 side=black uci=f6g8 san=Ng8 by=clock
5300.000 clock running=white why=press
5600.000 refused start
5900.000 touched side=white square=e2 piece=P
6500.000 released side=white from=e2 square=e4 piece=P
6500.000 made ply=5 side=white uci=e2e4 san=e4
6500.000 completed ply=5 side=white uci=e2e4 san=e4 by=clock
6500.000 clock running=black why=press
