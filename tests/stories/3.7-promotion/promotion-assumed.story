# White says nothing of what the pawn becomes: a queen is assumed, and that is said.
set Fen=8/4P1k1/8/8/8/8/8/4K3 w - - 0 1
1000 press black
2000 lift e7
+300 place e8
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e7 piece=P
2600.000 released side=white from=e7 square=e8 piece=Q
2600.000 made ply=1 side=white uci=e7e8q san=e8=Q
2600.000 promotion ply=1 piece=Q source=assumed uci=e7e8q san=e8=Q
2600.000 completed ply=1 side=white uci=e7e8q san=e8=Q by=clock
2600.000 clock running=black why=press
