# In play without levers and without an arbiter the pieces that stand as at the start begin a game;
# so does setting them up again.
set Clock=none
set PlayRestTime=0.6
1000 lift e2
+300 place e4
+2000 lift e7
+300 place e5
+2000 lift e4
+600 place e2
+800 lift e5
+600 place e7
+3000 lift d2
+300 place d4
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
5600.000 touched side=white square=e4 piece=P
8100.000 game state=ended result=* reason=arbiter
8100.000 game state=started
10600.000 touched side=white square=d2 piece=P
11400.000 released side=white from=d2 square=d4 piece=P
11400.000 made ply=1 side=white uci=d2d4 san=d4
12000.000 completed ply=1 side=white uci=d2d4 san=d4 by=rest
