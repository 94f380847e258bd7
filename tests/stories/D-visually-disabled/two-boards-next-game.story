# The next game begins once both boards are set up.
set VisuallyDisabled=black
1000 press black
+1000 lift e2
+300 place e4
+1000 press white
+1000 second lift e2
+300 second place e4
+1000 ! resign black
+1000 lift e4
+1000 place e2
+1000 second lift e4
+1000 second place e2
+1000 press black
+1000 lift d2
+300 place d4
+1000 rest
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
5600.000 clock why=pause
5600.000 game state=ended result=1-0 reason=resignation article=5.1.2
9615.000 game state=ready
10600.000 game state=started
10600.000 clock running=white why=start
11600.000 touched side=white square=d2 piece=P
12400.000 released side=white from=d2 square=d4 piece=P
12400.000 made ply=1 side=white uci=d2d4 san=d4
12400.000 announcement ply=1 side=white what=move uci=d2d4 words=Bauer David zwei David vier
