# Black's lever is down from the game before: the next one begins with White's first move.
1000 press black
play e4 e5
+2000 ! result 1-0
expect from here
+3000 lift e4 e5
+900 place e2
+900 place e7
+9000 lift d2
+300 place d4
+900 press white
+2000 lift d7
+300 place d5
+700 press black
---
10615.000 game state=ready
19600.000 game state=started
19600.000 clock running=white why=start
20800.000 touched side=white square=d2 piece=P
20800.000 released side=white from=d2 square=d4 piece=P
20800.000 made ply=1 side=white uci=d2d4 san=d4
20800.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
20800.000 clock running=black why=press
22800.000 touched side=black square=d7 piece=p
23600.000 released side=black from=d7 square=d5 piece=p
23600.000 made ply=2 side=black uci=d7d5 san=d5
23800.000 completed ply=2 side=black uci=d7d5 san=d5 by=clock
23800.000 clock running=white why=press
