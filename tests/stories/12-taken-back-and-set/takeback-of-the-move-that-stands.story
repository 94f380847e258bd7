# The arbiter takes back a move that is made and not pressed; what is in the air is on no record.
1000 press black
2000 lift e2
+300 place e4
+300 press white
+2000 lift e7
+300 place e5
+1000 ! takeback 2
+300 lift e5
+300 place e7
+1000 ! resume
+1000 lift c7
+300 place c5
+300 press black
+1000 lift g1
+500 ! takeback 3
+500 ! takeback 2
+500 place g1
+500 lift c5
+300 place c7
+1000 ! resume
+1000 lift d7
+300 place d5
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
5400.000 released side=black from=e7 square=e5 piece=p
5400.000 made ply=2 side=black uci=e7e5 san=e5
5900.000 game state=paused by=arbiter
5900.000 clock why=pause
5900.000 withdrawn ply=2 uci=e7e5 why=taken-back
5900.000 game state=irregular
7000.000 game state=restored
7500.000 game state=resumed
7500.000 clock running=black why=resume
8500.000 touched side=black square=c7 piece=p
9100.000 released side=black from=c7 square=c5 piece=p
9100.000 made ply=2 side=black uci=c7c5 san=c5
9100.000 completed ply=2 side=black uci=c7c5 san=c5 by=clock
9100.000 clock running=white why=press
10100.000 touched side=white square=g1 piece=N
10600.000 refused takeback 3
11100.000 game state=paused by=arbiter
11100.000 clock why=pause
11100.000 withdrawn ply=2 uci=c7c5 why=taken-back
11100.000 game state=irregular
12900.000 game state=restored
13400.000 game state=resumed
13400.000 clock running=black why=resume
14400.000 touched side=black square=d7 piece=p
15200.000 released side=black from=d7 square=d5 piece=p
15200.000 made ply=2 side=black uci=d7d5 san=d5
