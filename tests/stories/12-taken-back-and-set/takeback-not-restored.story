# The arbiter lets the game go on though the board does not show what he has asked for: that is
# told, and nobody is accused of what stands elsewhere.
1000 press black
2000 lift e2
+300 place e4
+300 press white
+2000 lift e7
+300 place e5
+300 press black
+2000 ! takeback 2
+1000 lift e5
+300 place e6
+300 lift e4
+300 place e3
+2000 press white
+200 ! resume
+2000 lift e3
+300 place e4
+1000 lift e6
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
5200.000 released side=black from=e7 square=e5 piece=p
5200.000 made ply=2 side=black uci=e7e5 san=e5
5200.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
5200.000 clock running=white why=press
7200.000 game state=paused by=arbiter
7200.000 clock why=pause
7200.000 withdrawn ply=2 uci=e7e5 why=taken-back
7200.000 game state=irregular
11300.000 game state=resumed
11300.000 clock running=black why=resume
11300.000 alert id=1 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["e4","e7"],"unexpected":["e3","e6"]}
11300.000 touched side=black square=e4 piece=P
11300.000 touched side=black square=e7 piece=p
11800.000 released side=black from=e7 square=e6 piece=p
14100.000 released side=black from=e4 square=e4 piece=P
14600.000 touched side=black square=e6 piece=p
15200.000 released side=black from=e6 square=e5 piece=p
15200.000 clock running=white why=press
