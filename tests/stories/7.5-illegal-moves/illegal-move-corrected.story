# White's illegal move is confirmed, put back, and replaced by a legal one (7.5.1).
set TimeControl=300+3
1000 press black
2000 lift e2
+300 place e5
+300 press white
+2000 ! confirm last
+3000 lift e5
+300 place e2
+900 press black
+900 lift e2
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
4600.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":60} by=arbiter
4600.000 game state=paused by=arbiter
4600.000 clock why=pause
4600.000 clock why=penalty
4600.000 game state=irregular
7600.000 touched side=white square=e5 piece=P
8400.000 released side=white from=e5 square=e2 piece=P
8400.000 game state=restored
8800.000 game state=resumed
8800.000 clock running=white why=resume
9700.000 touched side=white square=e2 piece=P
10300.000 released side=white from=e2 square=e4 piece=P
10300.000 made ply=1 side=white uci=e2e4 san=e4
10300.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
10300.000 clock running=black why=press
