# The moved pawn falls onto the square to which it could have gone as well, just before the press.
1000 press black
2000 lift g2
+600 place g3
+1200 lift g3
+400 place g4
+100 press white
+3000 lift g4
+600 place g3
+2000 lift e7
+300 place e5
+400 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=g2 piece=P
3100.000 released side=white from=g2 square=g3 piece=P
3100.000 made ply=1 side=white uci=g2g3 san=g3
3800.000 touched side=white square=g3 piece=P
4300.000 released side=white from=g3 square=g3 piece=P
4300.000 completed ply=1 side=white uci=g2g3 san=g3 by=clock
4300.000 clock running=black why=press
4300.000 alert id=1 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["g3"],"unexpected":["g4"]}
8400.000 ruling id=1 alert=1 decision=lapsed lasted_ms=4100
9900.000 touched side=black square=e7 piece=p
10600.000 released side=black from=e7 square=e5 piece=p
10600.000 made ply=2 side=black uci=e7e5 san=e5
10600.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
10600.000 clock running=white why=press
