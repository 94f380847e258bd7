# The knight is gone without a trace: g6 did not close, or f7.
# Black has adjusted it on g6 once, in his own time: that tells nothing.
set Fen=4k3/8/6n1/8/8/8/6P1/4K3 b - - 0 1
500 press white
+9000 lift g6
+600 place g6
+9000 lift g6
+500 place h8
+900 press black
+9000 lift g2
+400 place g3
+900 press white
+9000 lift h8
+1500 press black
+3000 rest
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=black why=start
9500.000 touched side=black square=g6 piece=n
10600.000 released side=black from=g6 square=g6 piece=n
19100.000 touched side=black square=g6 piece=n
20100.000 released side=black from=g6 square=h8 piece=n
20100.000 made ply=1 side=black uci=g6h8 san=Nh8
20500.000 completed ply=1 side=black uci=g6h8 san=Nh8 by=clock
20500.000 clock running=white why=press
29500.000 touched side=white square=g2 piece=P
30400.000 released side=white from=g2 square=g3 piece=P
30400.000 made ply=2 side=white uci=g2g3 san=g3
30800.000 completed ply=2 side=white uci=g2g3 san=g3 by=clock
30800.000 clock running=black why=press
39800.000 touched side=black square=h8 piece=n
41300.000 alert id=1 kind=displaced article=7.4.1 ply=3 confidence=possible evidence={"missing":["h8"]}
41300.000 clock running=white why=press
