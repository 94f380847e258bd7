# Two moves were made before the clock is started: the game begins with them, in the order in which
# the board has shown them.
1000 lift g1
+600 place f3
+2000 lift d7
+600 place d5
+2000 lift e2
+600 place e4
+2000 lift d5
+300 lift e4
+300 place e4
+2000 press black
+3000 lift f1
+600 place b5
+600 press white
+1000 rest
---
0.000 game state=ready
11400.000 game state=started
11400.000 clock running=white why=start
11400.000 made ply=1 side=white uci=g1f3 san=Nf3
11400.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=clock
11400.000 made ply=2 side=black uci=d7d5 san=d5
11400.000 completed ply=2 side=black uci=d7d5 san=d5 by=clock
11400.000 made ply=3 side=white uci=e2e4 san=e4
11400.000 completed ply=3 side=white uci=e2e4 san=e4 by=clock
11400.000 made ply=4 side=black uci=d5e4 san=dxe4
11400.000 completed ply=4 side=black uci=d5e4 san=dxe4 by=clock
14400.000 touched side=white square=f1 piece=B
15500.000 released side=white from=f1 square=b5 piece=B
15500.000 made ply=5 side=white uci=f1b5 san=Bb5+
15600.000 completed ply=5 side=white uci=f1b5 san=Bb5+ by=clock
15600.000 clock running=black why=press
