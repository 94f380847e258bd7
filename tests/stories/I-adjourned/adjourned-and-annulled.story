# Nobody can tell any more what stood on the board: the game is annulled, and a new one played (I.12.2).
1000 press black
+500 lift e2
+300 place e4
+600 press white
+500 lift e7
+300 place e5
+600 press black
+900 ! seal Nf3
+900 ! adjourn
+60000 ! result * arbiter
+900 lift e4 e5
+300 place e2 e7
+900 ! start
+2000 lift d2
+300 place d4
+600 press white
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
5600.000 game state=adjourned
5600.000 clock why=pause
65600.000 game state=ended result=* reason=arbiter
66815.000 game state=ready
67700.000 game state=started
67700.000 clock running=white why=start
69700.000 touched side=white square=d2 piece=P
70500.000 released side=white from=d2 square=d4 piece=P
70500.000 made ply=1 side=white uci=d2d4 san=d4
70600.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
70600.000 clock running=black why=press
