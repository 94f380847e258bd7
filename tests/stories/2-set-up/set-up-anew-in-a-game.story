# In a game the pieces are put up for another one: White's lever, not Black's, is down when they
# stand, so it is Black's press that begins it, and the first game has no result.
1000 press black
2000 lift e2
+300 place e4
+300 press white
+2000 lift e7
+300 place e5
+2000 lift e5
+300 place e7
+300 lift e4
+300 place e2
+3000 press black
+2000 lift d2
+300 place d4
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
4600.000 touched side=black square=e7 piece=p
5400.000 released side=black from=e7 square=e5 piece=p
5400.000 made ply=2 side=black uci=e7e5 san=e5
6900.000 touched side=black square=e5 piece=p
7500.000 touched side=black square=e4 piece=P
10800.000 completed ply=2 side=black uci=e7e5 san=e5 by=end
10800.000 clock why=pause
10800.000 game state=ended result=* reason=arbiter
10800.000 game state=started
10800.000 clock running=white why=start
12800.000 touched side=white square=d2 piece=P
13400.000 released side=white from=d2 square=d4 piece=P
13400.000 made ply=1 side=white uci=d2d4 san=d4
13400.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
13400.000 clock running=black why=press
