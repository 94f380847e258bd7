# The arbiter hears of the illegal move only when it has been answered: the position before it is
# reinstated, and another move replaces it.
1000 press black
2000 lift e2
+300 place e5
+300 press white
+2000 lift e7
+300 place e6
+700 press black
+2000 lift d2
+300 place d4
+700 press white
+2000 ! confirm 1
+1000 lift d4
+300 place d2
+300 lift e6
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
2600.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"e2","to":"e5","missing":["e2"],"unexpected":["e5"],"penalty":{"kind":"add-opponent","seconds":120}}
2600.000 clock running=black why=press
4600.000 touched side=black square=e7 piece=p
5400.000 released side=black from=e7 square=e6 piece=p
5400.000 made ply=2 side=black uci=e7e6 san=e6
5600.000 completed ply=2 side=black uci=e7e6 san=e6 by=clock
5600.000 clock running=white why=press
7600.000 touched side=white square=d2 piece=P
8400.000 released side=white from=d2 square=d4 piece=P
8400.000 made ply=3 side=white uci=d2d4 san=d4
8600.000 completed ply=3 side=white uci=d2d4 san=d4 by=clock
8600.000 clock running=black why=press
10600.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
10600.000 game state=paused by=arbiter
10600.000 clock why=pause
10600.000 withdrawn ply=3 uci=d2d4 why=taken-back
10600.000 withdrawn ply=2 uci=e7e6 why=taken-back
10600.000 game state=irregular
13600.000 game state=restored
16100.000 game state=resumed
16100.000 clock running=white why=resume
17100.000 touched side=white square=e2 piece=P
17900.000 released side=white from=e2 square=e4 piece=P
17900.000 made ply=1 side=white uci=e2e4 san=e4
