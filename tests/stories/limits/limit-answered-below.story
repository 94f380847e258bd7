# An illegal move in rapid is penalised as long as its answer is not made: it does not count as
# released yet (A.5.2).
set Format=rapid
1000 press black
2000 lift e2
+300 place e4
+300 press white
+2000 lift a8
+300 place a6
+300 press black
+2000 lift d2
+300 place d4
+499 ! confirm 1
+3000 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e4 piece=P
2600.000 made ply=1 side=white uci=e2e4 san=e4
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2600.000 clock running=black why=press
4600.000 touched side=black square=a8 piece=r
5200.000 released side=black from=a8 square=a6 piece=r
5200.000 alert id=1 kind=illegal-move article=7.5.1 side=black ply=2 confidence=certain evidence={"from":"a8","to":"a6","missing":["a8"],"unexpected":["a6"],"penalty":{"kind":"add-opponent","seconds":60}}
5200.000 clock running=white why=press
7200.000 touched side=white square=d2 piece=P
7999.000 ruling id=1 alert=1 side=black decision=confirmed penalty={"kind":"add-opponent","seconds":60} by=arbiter
7999.000 game state=paused by=arbiter
7999.000 clock why=pause
7999.000 game state=irregular
8000.000 released side=white from=d2 square=d4 piece=P
