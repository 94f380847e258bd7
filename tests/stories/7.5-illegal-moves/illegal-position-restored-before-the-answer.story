# White makes an illegal move, is made to make a legal one, and Black has no more to complain of.
set Edition=2023
set Format=blitz
set Fen=4k3/8/8/4r3/8/8/3R4/4K3 w - - 0 1
show fen
1000 press black
2000 lift d2
+400 place d8
+300 press white
+2000 ! confirm 1
+2000 lift d8
+400 place d2
+900 press black
+1000 lift d2
+400 place e2
+300 press white
+2000 lift e5
+300 place e4
+900 press black
---
0.000 game state=ready
1000.000 game state=started fen=4k3/8/8/4r3/8/8/3R4/4K3 w - - 0 1
1000.000 clock running=white why=start
2000.000 touched side=white square=d2 piece=R
2700.000 released side=white from=d2 square=d8 piece=R
2700.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"d2","to":"d8","missing":["d2"],"unexpected":["d8"],"penalty":{"kind":"add-opponent","seconds":60}}
2700.000 clock running=black why=press
4700.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":60} by=arbiter
4700.000 game state=paused by=arbiter
4700.000 clock why=pause
4700.000 game state=irregular
6700.000 touched side=white square=d8 piece=R
7600.000 released side=white from=d8 square=d2 piece=R
7600.000 game state=restored
8000.000 game state=resumed
8000.000 clock running=white why=resume
9000.000 touched side=white square=d2 piece=R
9700.000 released side=white from=d2 square=e2 piece=R
9700.000 made ply=1 side=white uci=d2e2 san=Re2 fen=4k3/8/8/4r3/8/8/4R3/4K3 b - - 1 1
9700.000 completed ply=1 side=white uci=d2e2 san=Re2 fen=4k3/8/8/4r3/8/8/4R3/4K3 b - - 1 1 by=clock
9700.000 clock running=black why=press
11700.000 touched side=black square=e5 piece=r
12500.000 released side=black from=e5 square=e4 piece=r
12500.000 made ply=2 side=black uci=e5e4 san=Re4 fen=4k3/8/8/8/4r3/8/4R3/4K3 w - - 2 2
12900.000 completed ply=2 side=black uci=e5e4 san=Re4 fen=4k3/8/8/8/4r3/8/4R3/4K3 w - - 2 2 by=clock
12900.000 clock running=white why=press
