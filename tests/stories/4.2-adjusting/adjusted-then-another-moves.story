# White adjusts a knight as announced, and is free to move a pawn (4.2.1).
1000 press black
2000 ! adjust g1
+300 lift g1
+900 place g1
+900 lift d2
+300 place d4
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3700.000 adjusted side=white squares=["g1"]
4100.000 touched side=white square=d2 piece=P
4700.000 released side=white from=d2 square=d4 piece=P
4700.000 made ply=1 side=white uci=d2d4 san=d4
4700.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
4700.000 clock running=black why=press
