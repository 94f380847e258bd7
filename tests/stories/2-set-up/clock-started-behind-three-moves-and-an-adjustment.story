# Three moves were made before the clock is started, and a piece was put right meanwhile; the player
# who has made the last one presses.
1000 lift e2
+600 place e4
+2000 lift e7
+600 place e5
+1000 lift h7
+700 place h7
+2000 lift b1
+600 place c3
+900 press white
+3000 lift g8
+600 place f6
+600 press black
+1000 rest
---
0.000 game state=ready
9400.000 game state=started
9400.000 clock running=white why=start
9400.000 made ply=1 side=white uci=e2e4 san=e4
9400.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
9400.000 made ply=2 side=black uci=e7e5 san=e5
9400.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
9400.000 made ply=3 side=white uci=b1c3 san=Nc3
9400.000 completed ply=3 side=white uci=b1c3 san=Nc3 by=clock
9400.000 clock running=black why=press
12400.000 touched side=black square=g8 piece=n
13500.000 released side=black from=g8 square=f6 piece=n
13500.000 made ply=4 side=black uci=g8f6 san=Nf6
13600.000 completed ply=4 side=black uci=g8f6 san=Nf6 by=clock
13600.000 clock running=white why=press
