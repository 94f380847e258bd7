# The public hears nothing of a move taken back before the press, nor of a touch.
show public
1000 press black
2000 lift e2
+300 place e4
+900 lift e4
+300 place e2
+900 ! adjust d1
+100 lift d1
+300 place d1
+900 lift d2
+300 place d4
+300 press white
+900 press black
+900 ! confirm last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
6300.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
6300.000 clock running=black why=press
8100.000 clock running=white why=press
8100.000 game state=paused
8100.000 clock why=pause
