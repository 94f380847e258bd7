# A game ends on time, the pieces are set up again, and the next game begins.
set TimeControl=3
1000 press black
2000 lift e2
+300 place e4
+300 press white
+4000 ! confirm last
+900 lift e4
+300 place e2
+900 press white
+900 press black
+900 lift d2
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
5600.000 clock running=black why=flag
5600.000 alert id=1 kind=flag-fall article=A.5.5 side=black ply=2 confidence=certain evidence={"result":"1-0"}
6600.000 ruling id=1 alert=1 decision=confirmed by=arbiter
6600.000 clock why=pause
6600.000 game state=ended result=1-0 reason=time article=A.5.3
7815.000 game state=ready
9600.000 game state=started
9600.000 clock running=white why=start
10500.000 touched side=white square=d2 piece=P
11100.000 released side=white from=d2 square=d4 piece=P
11100.000 made ply=1 side=white uci=d2d4 san=d4
11100.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
11100.000 clock running=black why=press
