# Without levers White's king has moved to e4, and Black puts his down on d5 on the way to d7: no
# result.
set Clock=none
set Fen=8/2k5/8/8/8/4K3/4R3/8 w - - 0 1
1000 ! start
play Re1 Kb7 Re2 Kc7
+1000 lift e3
+400 place e4
+5000 lift c7
+500 place d5
+900 lift d5
+500 place d7
+5000 rest
---
0.000 game state=ready
1000.000 game state=started
1500.000 touched side=white square=e2 piece=R
2300.000 released side=white from=e2 square=e1 piece=R
2300.000 made ply=1 side=white uci=e2e1 san=Re1
2300.000 touched side=black square=c7 piece=k
3100.000 released side=black from=c7 square=b7 piece=k
3100.000 completed ply=1 side=white uci=e2e1 san=Re1 by=answer
3100.000 made ply=2 side=black uci=c7b7 san=Kb7
3100.000 touched side=white square=e1 piece=R
3900.000 released side=white from=e1 square=e2 piece=R
3900.000 completed ply=2 side=black uci=c7b7 san=Kb7 by=answer
3900.000 made ply=3 side=white uci=e1e2 san=Re2
3900.000 touched side=black square=b7 piece=k
4700.000 released side=black from=b7 square=c7 piece=k
4700.000 completed ply=3 side=white uci=e1e2 san=Re2 by=answer
4700.000 made ply=4 side=black uci=b7c7 san=Kc7
5200.000 touched side=white square=e3 piece=K
6100.000 released side=white from=e3 square=e4 piece=K
6100.000 completed ply=4 side=black uci=b7c7 san=Kc7 by=answer
6100.000 made ply=5 side=white uci=e3e4 san=Ke4
8100.000 completed ply=5 side=white uci=e3e4 san=Ke4 by=rest
10600.000 touched side=black square=c7 piece=k
13000.000 released side=black from=c7 square=d7 piece=k
13000.000 made ply=6 side=black uci=c7d7 san=Kd7
15000.000 completed ply=6 side=black uci=c7d7 san=Kd7 by=rest
