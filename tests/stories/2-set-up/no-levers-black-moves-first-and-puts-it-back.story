# Without levers Black moves first, which looks like a board turned by half, and puts his pawn
# back. The board is turned back, and White is bound by nothing.
set Clock=none
1000 ! start
+1500 lift d7
+600 place d5
+3000 lift d5
+600 place d7
+3000 lift c2
+600 place c4
+3000 lift d7
+600 place d5
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
2500.000 touched side=white square=d7 piece=p
3600.000 game state=turned orientation=black
3600.000 touched side=white square=e2 piece=P
3600.000 released side=white from=e2 square=e4 piece=P
3600.000 made ply=1 side=white uci=e2e4 san=e4
5600.000 completed ply=1 side=white uci=e2e4 san=e4 by=rest
6100.000 touched side=white square=e4 piece=P
7200.000 released side=white from=e4 square=e2 piece=P
7200.000 withdrawn ply=1 uci=e2e4 why=taken-back
7200.000 game state=turned orientation=white
9700.000 touched side=white square=c2 piece=P
10800.000 released side=white from=c2 square=c4 piece=P
10800.000 made ply=1 side=white uci=c2c4 san=c4
12800.000 completed ply=1 side=white uci=c2c4 san=c4 by=rest
13300.000 touched side=black square=d7 piece=p
14400.000 released side=black from=d7 square=d5 piece=p
14400.000 made ply=2 side=black uci=d7d5 san=d5
16400.000 completed ply=2 side=black uci=d7d5 san=d5 by=rest
