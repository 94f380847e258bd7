# White takes his promotion back, moves the king instead, and declares a rook by mistake.
set Fen=8/4P1k1/8/8/8/8/8/4K3 w - - 0 1
1000 press black
2000 lift e7
+300 place e8
+3000 lift e8
+300 place e7
+1000 lift e1
+300 place e2
+900 ! promote R
+300 press white
+1000 lift g7
+300 place f7
+300 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e7 piece=P
2800.000 released side=white from=e7 square=e8 piece=Q
2800.000 made ply=1 side=white uci=e7e8q san=e8=Q
2800.000 promotion ply=1 piece=Q source=assumed uci=e7e8q san=e8=Q
5300.000 touched side=white square=e8 piece=P
6100.000 released side=white from=e8 square=e7 piece=P
6100.000 withdrawn ply=1 uci=e7e8q why=taken-back
6600.000 touched side=white square=e1 piece=K
7400.000 released side=white from=e1 square=e2 piece=K
7400.000 made ply=1 side=white uci=e1e2 san=Ke2
8100.000 completed ply=1 side=white uci=e1e2 san=Ke2 by=clock
8100.000 clock running=black why=press
9100.000 touched side=black square=g7 piece=k
9700.000 released side=black from=g7 square=f7 piece=k
9700.000 made ply=2 side=black uci=g7f7 san=Kf7
9700.000 completed ply=2 side=black uci=g7f7 san=Kf7 by=clock
9700.000 clock running=white why=press
