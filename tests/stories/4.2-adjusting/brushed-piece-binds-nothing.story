# White brushes a knight for 50 ms, which binds nothing (4.2.2).
1000 press black
2000 flicker g1 50
+900 lift d2
+300 place d4
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2950.000 touched side=white square=d2 piece=P
3550.000 released side=white from=d2 square=d4 piece=P
3550.000 made ply=1 side=white uci=d2d4 san=d4
3550.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
3550.000 clock running=black why=press
