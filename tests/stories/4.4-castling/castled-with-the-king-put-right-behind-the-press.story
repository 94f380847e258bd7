# The king is set down beside his reed in castling and put right behind the press: the move is told
# once the board has rested, and not two presses later.
set Fen=4k2r/5pp1/8/8/8/8/5PP1/4K2R w Kk - 0 1
1000 press black
3000 lift e1
+400 lift h1
+200 place f1
+340 press white
+670 place g1
+900 lift e8
+300 place e7
+500 press black
+1000 lift f1
+300 place e1
+500 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 touched side=white square=e1 piece=K
3400.000 touched side=white square=h1 piece=R
3940.000 released side=white from=e1 square=f1 piece=K
3940.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=certain evidence={"missing":["e1","h1"],"unexpected":["f1"]}
3940.000 clock running=black why=press
5110.000 made ply=1 side=white uci=e1g1 san=O-O
5110.000 completed ply=1 side=white uci=e1g1 san=O-O by=clock
5110.000 ruling id=1 alert=1 decision=lapsed lasted_ms=1170 ply=1 last_ply=1
5510.000 touched side=black square=e8 piece=k
6310.000 released side=black from=e8 square=e7 piece=k
6310.000 made ply=2 side=black uci=e8e7 san=Ke7
6310.000 completed ply=2 side=black uci=e8e7 san=Ke7 by=clock
6310.000 clock running=white why=press
7310.000 touched side=white square=f1 piece=R
8110.000 released side=white from=f1 square=e1 piece=R
8110.000 made ply=3 side=white uci=f1e1 san=Re1+
8110.000 completed ply=3 side=white uci=f1e1 san=Re1+ by=clock
8110.000 clock running=black why=press
