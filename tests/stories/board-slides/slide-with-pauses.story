# White slides a rook over two squares, on which it rests shortly: one move.
set Fen=4k3/8/8/8/8/8/8/R3K3 w Q - 0 1
1000 press black
2000 lift a1
+30 place a2
+60 lift a2
+30 place a3
+300 lift a3
+30 place a5
+400 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=a1 piece=R
2850.000 released side=white from=a1 square=a5 piece=R
2850.000 made ply=1 side=white uci=a1a5 san=Ra5
2850.000 completed ply=1 side=white uci=a1a5 san=Ra5 by=clock
2850.000 clock running=black why=press
