# While the clocks are paused a touched piece binds nobody.
1000 press black
2000 ! pause
+300 lift g1
+900 place g1
+900 ! resume
+900 lift d2
+300 place d4
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 game state=paused by=arbiter
2000.000 clock why=pause
2300.000 touched side=white square=g1 piece=N
3700.000 released side=white from=g1 square=g1 piece=N
4100.000 game state=resumed
4100.000 clock running=white why=resume
5000.000 touched side=white square=d2 piece=P
5600.000 released side=white from=d2 square=d4 piece=P
5600.000 made ply=1 side=white uci=d2d4 san=d4
5600.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
5600.000 clock running=black why=press
