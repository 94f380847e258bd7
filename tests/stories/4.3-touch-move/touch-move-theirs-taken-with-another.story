# White touches Black's pawn and takes it with the other of his own: 4.3.2 asks for the capture
# only.
set Fen=4k3/8/8/8/4p3/3P1P2/8/4K3 w - - 0 1
1000 press black
2000 lift e4
+2900 place e4
+900 lift f3
+300 lift e4
+300 place e4
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e4 piece=p
5400.000 released side=white from=e4 square=e4 piece=p
5800.000 touched side=white square=f3 piece=P
6100.000 touched side=white square=e4 piece=p
6700.000 released side=white from=f3 square=e4 piece=P
6700.000 made ply=1 side=white uci=f3e4 san=fxe4
6700.000 completed ply=1 side=white uci=f3e4 san=fxe4 by=clock
6700.000 clock running=black why=press
