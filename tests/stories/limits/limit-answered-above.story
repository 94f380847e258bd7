# An illegal move in rapid stands once its answer is made, pressed or not (A.5.2).
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
+500 ! confirm 1
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
8000.000 released side=white from=d2 square=d4 piece=P
8000.000 ruling id=1 alert=1 decision=lapsed
8000.000 alert id=2 kind=illegal-move-stands article=A.5.2 side=black ply=2 confidence=certain evidence={"from":"a8","to":"a6"}
8000.000 made ply=3 side=white uci=d2d4 san=d4
8000.000 refused confirm 1
11000.000 completed ply=3 side=white uci=d2d4 san=d4 by=clock
11000.000 clock running=black why=press
