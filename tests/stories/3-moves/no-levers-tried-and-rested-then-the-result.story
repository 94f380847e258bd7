# Without levers a piece is tried on a square until the board rests, then moved elsewhere:
# the result replaces nothing.
set Clock=none
1000 ! start
+2000 lift e2
+500 place e4
+4000 lift d7
+500 place d5
+4000 lift d2
+500 place d3
+4000 lift e7
+500 place e6
+10000 lift e4
+500 place d6
+700 lift d6
+450 place e5
+15000 ! result 1-0
---
0.000 game state=ready
1000.000 game state=started
3000.000 touched side=white square=e2 piece=P
4000.000 released side=white from=e2 square=e4 piece=P
4000.000 made ply=1 side=white uci=e2e4 san=e4
6000.000 completed ply=1 side=white uci=e2e4 san=e4 by=rest
7500.000 touched side=black square=d7 piece=p
8500.000 released side=black from=d7 square=d5 piece=p
8500.000 made ply=2 side=black uci=d7d5 san=d5
10500.000 completed ply=2 side=black uci=d7d5 san=d5 by=rest
12000.000 touched side=white square=d2 piece=P
13000.000 released side=white from=d2 square=d3 piece=P
13000.000 made ply=3 side=white uci=d2d3 san=d3
15000.000 completed ply=3 side=white uci=d2d3 san=d3 by=rest
16500.000 touched side=black square=e7 piece=p
17500.000 released side=black from=e7 square=e6 piece=p
17500.000 made ply=4 side=black uci=e7e6 san=e6
19500.000 completed ply=4 side=black uci=e7e6 san=e6 by=rest
27000.000 touched side=white square=e4 piece=P
30650.000 released side=white from=e4 square=e5 piece=P
30650.000 made ply=5 side=white uci=e4e5 san=e5
32650.000 completed ply=5 side=white uci=e4e5 san=e5 by=rest
43650.000 game state=ended result=1-0 reason=arbiter
