# An illegal move stands and can be claimed no more, but the players agree to go back before it.
set Format=blitz
set TimeControl=180+2
1000 press black
2000 lift e2
+300 place e5
+300 press white
+2000 lift e7
+300 place e6
+700 press black
+500 ! claim illegal-move
+500 ! confirm last
+1000 ! takeback 1
+1000 lift e6
+300 place e7
+300 lift e5
+300 place e2
+3000 ! resume
+1000 lift e2
+300 place e4
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e5 piece=P
2600.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"e2","to":"e5","missing":["e2"],"unexpected":["e5"],"penalty":{"kind":"add-opponent","seconds":60}}
2600.000 clock running=black why=press
4600.000 touched side=black square=e7 piece=p
5400.000 released side=black from=e7 square=e6 piece=p
5400.000 ruling id=1 alert=1 decision=lapsed
5400.000 alert id=2 kind=illegal-move-stands article=A.5.2 side=white ply=1 confidence=certain evidence={"from":"e2","to":"e5"}
5400.000 made ply=2 side=black uci=e7e6 san=e6
5600.000 completed ply=2 side=black uci=e7e6 san=e6 by=clock
5600.000 clock running=white why=press
6100.000 refused claim illegal-move
6600.000 ruling id=2 alert=2 decision=confirmed by=arbiter
7600.000 game state=paused by=arbiter
7600.000 clock why=pause
7600.000 withdrawn ply=2 uci=e7e6 why=taken-back
7600.000 clock why=set
7600.000 game state=irregular
10000.000 game state=restored
12500.000 game state=resumed
12500.000 clock running=white why=resume
13500.000 touched side=white square=e2 piece=P
14100.000 released side=white from=e2 square=e4 piece=P
14100.000 made ply=1 side=white uci=e2e4 san=e4
14100.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
14100.000 clock running=black why=press
