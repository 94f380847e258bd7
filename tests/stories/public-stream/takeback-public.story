# The public hears of completed moves that are taken back, and of nothing else.
show public
1000 press black
2000 lift e2
+300 place e4
+300 press white
+2000 lift e7
+300 place e5
+300 press black
+2000 lift g1
+300 place f3
+1000 ! takeback 2
+500 lift e5
+300 place e7
+300 lift f3
+300 place g1
+1000 press white
+1000 lift e7
+300 place e6
+300 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2600.000 clock running=black why=press
5200.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
5200.000 clock running=white why=press
8500.000 game state=paused
8500.000 clock why=pause
8500.000 withdrawn ply=2 uci=e7e5 why=taken-back
10900.000 game state=resumed
10900.000 clock running=black why=resume
12500.000 completed ply=2 side=black uci=e7e6 san=e6 by=clock
12500.000 clock running=white why=press
