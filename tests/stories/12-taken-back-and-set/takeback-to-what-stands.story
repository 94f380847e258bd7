# The players have put the pieces back before the arbiter says so: restored at once.
1000 press black
2000 lift e2
+300 place e4
+300 press white
+2000 lift e7
+300 place e6
+300 press black
+2000 button arbiter
+2000 lift e6
+300 place e7
+2000 ! takeback 2
+1000 press white
+1000 lift e7
+300 place e5
+300 press black
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
5200.000 released side=black from=e7 square=e6 piece=p
5200.000 made ply=2 side=black uci=e7e6 san=e6
5200.000 completed ply=2 side=black uci=e7e6 san=e6 by=clock
5200.000 clock running=white why=press
7200.000 game state=paused by=arbiter
7200.000 clock why=pause
9250.000 touched side=white square=e6 piece=p
11550.000 withdrawn ply=2 uci=e7e6 why=taken-back
11550.000 game state=irregular
11550.000 game state=restored
12550.000 game state=resumed
12550.000 clock running=black why=resume
13550.000 touched side=black square=e7 piece=p
14150.000 released side=black from=e7 square=e5 piece=p
14150.000 made ply=2 side=black uci=e7e5 san=e5
14150.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
14150.000 clock running=white why=press
