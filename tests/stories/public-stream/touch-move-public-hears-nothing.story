# The public hears nothing of a touched piece that did not move.
show public
1000 press black
2000 lift g1
+900 place g1
+900 lift d2
+300 place d4
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
4400.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
4400.000 clock running=black why=press
