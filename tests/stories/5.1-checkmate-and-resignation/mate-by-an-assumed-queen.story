# Nobody has said what the pawn becomes: it may still not be a queen, and no mate.
set Fen=7k/P5pp/8/8/8/8/8/K7 w - - 0 1
1000 press black
2000 lift a7
+300 place a8
+3000 ! promote N
+900 press white
+900 lift h8
+300 place g8
+900 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=a7 piece=P
2800.000 released side=white from=a7 square=a8 piece=Q
2800.000 made ply=1 side=white uci=a7a8q san=a8=Q#
2800.000 promotion ply=1 piece=Q source=assumed uci=a7a8q san=a8=Q#
5300.000 promotion ply=1 piece=N source=declared uci=a7a8n san=a8=N
6200.000 completed ply=1 side=white uci=a7a8n san=a8=N by=clock
6200.000 clock running=black why=press
7100.000 touched side=black square=h8 piece=k
7900.000 released side=black from=h8 square=g8 piece=k
7900.000 made ply=2 side=black uci=h8g8 san=Kg8
8300.000 completed ply=2 side=black uci=h8g8 san=Kg8 by=clock
8300.000 clock running=white why=press
