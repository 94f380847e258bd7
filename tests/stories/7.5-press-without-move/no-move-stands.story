# White presses without a move, and Black plays all the same: too late for a claim.
set Format=rapid
1000 press black
3000 press white
+2000 lift e7
+300 place e6
+700 press black
+2000 lift d2
+300 place d4
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 alert id=1 kind=no-move article=7.5.3 side=white ply=1 confidence=certain evidence={"penalty":{"kind":"add-opponent","seconds":60}}
3000.000 clock running=black why=press
5000.000 touched side=black square=e7 piece=p
5800.000 released side=black from=e7 square=e6 piece=p
5800.000 ruling id=1 alert=1 decision=lapsed
5800.000 alert id=2 kind=illegal-move-stands article=A.5.2 side=white ply=1 confidence=certain
5800.000 made ply=2 side=black uci=e7e6 san=e6
6000.000 completed ply=2 side=black uci=e7e6 san=e6 by=clock
6000.000 clock running=white why=press
8000.000 touched side=white square=d2 piece=P
8600.000 released side=white from=d2 square=d4 piece=P
8600.000 made ply=3 side=white uci=d2d4 san=d4
8600.000 completed ply=3 side=white uci=d2d4 san=d4 by=clock
8600.000 clock running=black why=press
