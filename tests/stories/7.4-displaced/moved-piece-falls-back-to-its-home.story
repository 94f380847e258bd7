# The moved rook falls and lies where it came from: White has not pressed without a move.
set Fen=4k3/8/8/8/8/8/4P3/5RK1 w - - 0 1
1000 press black
2000 lift f1
+300 place e1
+730 lift e1
+490 place f1
+200 press white
+5000 lift f1
+500 place e1
+2000 lift e8
+400 place d8
+500 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=f1 piece=R
2800.000 released side=white from=f1 square=e1 piece=R
2800.000 made ply=1 side=white uci=f1e1 san=Re1
3030.000 touched side=white square=e1 piece=R
3720.000 released side=white from=e1 square=e1 piece=R
3720.000 completed ply=1 side=white uci=f1e1 san=Re1 by=clock
3720.000 clock running=black why=press
3720.000 alert id=1 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["e1"],"unexpected":["f1"]}
9720.000 ruling id=1 alert=1 decision=lapsed lasted_ms=6000
11220.000 touched side=black square=e8 piece=k
12120.000 released side=black from=e8 square=d8 piece=k
12120.000 made ply=2 side=black uci=e8d8 san=Kd8
12120.000 completed ply=2 side=black uci=e8d8 san=Kd8 by=clock
12120.000 clock running=white why=press
