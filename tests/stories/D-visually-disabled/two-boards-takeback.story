# A move is taken back: that is announced, too, and both boards must show the position before it.
set VisuallyDisabled=black
1000 press black
+1000 lift e2
+300 place e4
+1000 press white
+1500 second lift e2
+700 second place e4
+1000 ! takeback 1
+1000 lift e4
+500 place e2
+1500 second lift e4
+700 second place e2
+1500 ! resume
+1000 lift d2
+300 place d4
+1500 second lift d2
+700 second place d4
+1500 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
2800.000 announcement ply=1 side=white what=move uci=e2e4 words=Bauer Eva zwei Eva vier
3300.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
3300.000 clock running=black why=press
6500.000 game state=paused by=arbiter
6500.000 clock why=pause
6500.000 withdrawn ply=1 uci=e2e4 why=taken-back
6500.000 announcement ply=1 side=white what=withdrawn uci=e2e4 words=Zurueck: Bauer Eva zwei Eva vier
6500.000 game state=irregular
10715.000 game state=restored
11700.000 game state=resumed
11700.000 clock running=white why=resume
12700.000 touched side=white square=d2 piece=P
13500.000 released side=white from=d2 square=d4 piece=P
13500.000 made ply=1 side=white uci=d2d4 san=d4
13500.000 announcement ply=1 side=white what=move uci=d2d4 words=Bauer David zwei David vier
