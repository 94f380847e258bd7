# In play without an arbiter a player takes back what has rested, and makes another move; what
# follows is as it is made, and no move that no reed has shown.
set Clock=none
set PlayRestTime=0.6
1000 lift e2
+300 place e4
+2000 lift e7
+300 place e5
+2000 lift a2
+300 place a3
+2000 rest
+0 lift a3
+300 place a2
+2000 lift d2
+300 place d3
+2000 lift a7
+300 place a6
+2000 rest
---
0.000 game state=ready
0.000 game state=started
1000.000 touched side=white square=e2 piece=P
1800.000 released side=white from=e2 square=e4 piece=P
1800.000 made ply=1 side=white uci=e2e4 san=e4
2400.000 completed ply=1 side=white uci=e2e4 san=e4 by=rest
3300.000 touched side=black square=e7 piece=p
4100.000 released side=black from=e7 square=e5 piece=p
4100.000 made ply=2 side=black uci=e7e5 san=e5
4700.000 completed ply=2 side=black uci=e7e5 san=e5 by=rest
5600.000 touched side=white square=a2 piece=P
6400.000 released side=white from=a2 square=a3 piece=P
6400.000 made ply=3 side=white uci=a2a3 san=a3
7000.000 completed ply=3 side=white uci=a2a3 san=a3 by=rest
7900.000 touched side=white square=a3 piece=P
8700.000 released side=white from=a3 square=a2 piece=P
8700.000 withdrawn ply=3 uci=a2a3 why=taken-back
10200.000 touched side=white square=d2 piece=P
11000.000 released side=white from=d2 square=d3 piece=P
11000.000 made ply=3 side=white uci=d2d3 san=d3
11600.000 completed ply=3 side=white uci=d2d3 san=d3 by=rest
12500.000 touched side=black square=a7 piece=p
13300.000 released side=black from=a7 square=a6 piece=p
13300.000 made ply=4 side=black uci=a7a6 san=a6
13900.000 completed ply=4 side=black uci=a7a6 san=a6 by=rest
