# The public hears of corrected moves as withdrawn and completed, and of no alert.
show public
set Fen=4kb2/8/8/8/8/P7/6PP/4K3 b - - 0 1
1000 press white
2000 lift f8
+900 press black
+2000 lift a3
+500 place a4
+500 press white
+2000 lift e8
+500 place d8
+500 press black
+1000 place e7
+1000 lift h2
+500 place h3
+500 press white
+2000 lift e7
+500 place f6
+500 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=black why=start
2900.000 completed ply=1 side=black uci=f8a3 san=Bxa3 by=clock
2900.000 clock running=white why=press
8900.000 clock running=black why=press
8900.000 withdrawn ply=1 uci=f8a3 why=changed
8900.000 completed ply=1 side=black uci=f8c5 san=Bc5 by=clock
8900.000 completed ply=2 side=white uci=a3a4 san=a4 by=clock
8900.000 completed ply=3 side=black uci=e8d8 san=Kd8 by=clock
8900.000 clock running=white why=press
11900.000 withdrawn ply=3 uci=e8d8 why=changed
11900.000 withdrawn ply=2 uci=a3a4 why=changed
11900.000 withdrawn ply=1 uci=f8c5 why=changed
11900.000 completed ply=1 side=black uci=f8e7 san=Be7 by=clock
11900.000 completed ply=2 side=white uci=a3a4 san=a4 by=clock
11900.000 completed ply=3 side=black uci=e8d8 san=Kd8 by=clock
11900.000 completed ply=4 side=white uci=h2h3 san=h3 by=clock
11900.000 clock running=black why=press
14900.000 completed ply=5 side=black uci=e7f6 san=Bf6 by=clock
14900.000 clock running=white why=press
