# In play without an arbiter a capture and its recapture are taken back.
set Clock=none
set PlayRestTime=0.6
1000 lift e2
+300 place e4
+2000 lift d7
+300 place d5
+2000 lift d5
+300 lift e4
+300 place d5
+2000 lift d5
+300 lift d8
+300 place d5
+2000 lift d5
+300 place d8
+300 place d5
+300 lift d5
+300 place e4
+300 place d5
+2000 lift b1
+300 place c3
+2000 rest
---
0.000 game state=ready
0.000 game state=started
1000.000 touched side=white square=e2 piece=P
1800.000 released side=white from=e2 square=e4 piece=P
1800.000 made ply=1 side=white uci=e2e4 san=e4
2400.000 completed ply=1 side=white uci=e2e4 san=e4 by=rest
3300.000 touched side=black square=d7 piece=p
4100.000 released side=black from=d7 square=d5 piece=p
4100.000 made ply=2 side=black uci=d7d5 san=d5
4700.000 completed ply=2 side=black uci=d7d5 san=d5 by=rest
5600.000 touched side=white square=d5 piece=p
5900.000 touched side=white square=e4 piece=P
6700.000 released side=white from=e4 square=d5 piece=P
6700.000 made ply=3 side=white uci=e4d5 san=exd5
7300.000 completed ply=3 side=white uci=e4d5 san=exd5 by=rest
8200.000 touched side=black square=d5 piece=P
8500.000 touched side=black square=d8 piece=q
9300.000 released side=black from=d8 square=d5 piece=q
9300.000 made ply=4 side=black uci=d8d5 san=Qxd5
9900.000 completed ply=4 side=black uci=d8d5 san=Qxd5 by=rest
10800.000 touched side=black square=d5 piece=q
12800.000 withdrawn ply=4 uci=d8d5 why=taken-back
12800.000 withdrawn ply=3 uci=e4d5 why=taken-back
14300.000 touched side=white square=b1 piece=N
15100.000 released side=white from=b1 square=c3 piece=N
15100.000 made ply=3 side=white uci=b1c3 san=Nc3
15700.000 completed ply=3 side=white uci=b1c3 san=Nc3 by=rest
