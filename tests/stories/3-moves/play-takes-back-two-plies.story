# In play without an arbiter two plies are taken back, one after the other and both at one go.
set Clock=none
set PlayRestTime=0.6
1000 lift e2
+300 place e4
+2000 lift e7
+300 place e5
+2000 lift g1
+300 place f3
+2000 lift b8
+300 place c6
+2000 lift c6
+300 place b8
+3000 lift f3
+300 place g1
+2000 lift f1
+300 place c4
+2000 lift g8
+300 place f6
+2000 lift f6
+200 place g8
+200 lift c4
+200 place f1
+2000 lift d2
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
5600.000 touched side=white square=g1 piece=N
6400.000 released side=white from=g1 square=f3 piece=N
6400.000 made ply=3 side=white uci=g1f3 san=Nf3
7000.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=rest
7900.000 touched side=black square=b8 piece=n
8700.000 released side=black from=b8 square=c6 piece=n
8700.000 made ply=4 side=black uci=b8c6 san=Nc6
9300.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=rest
10200.000 touched side=black square=c6 piece=n
11000.000 released side=black from=c6 square=b8 piece=n
11000.000 withdrawn ply=4 uci=b8c6 why=taken-back
13500.000 touched side=black square=f3 piece=N
14300.000 withdrawn ply=3 uci=g1f3 why=taken-back
15800.000 touched side=white square=f1 piece=B
16600.000 released side=white from=f1 square=c4 piece=B
16600.000 made ply=3 side=white uci=f1c4 san=Bc4
17200.000 completed ply=3 side=white uci=f1c4 san=Bc4 by=rest
18100.000 touched side=black square=g8 piece=n
18900.000 released side=black from=g8 square=f6 piece=n
18900.000 made ply=4 side=black uci=g8f6 san=Nf6
19500.000 completed ply=4 side=black uci=g8f6 san=Nf6 by=rest
20400.000 touched side=black square=f6 piece=n
20800.000 touched side=black square=c4 piece=B
21500.000 withdrawn ply=4 uci=g8f6 why=taken-back
21500.000 withdrawn ply=3 uci=f1c4 why=taken-back
23000.000 touched side=white square=d2 piece=P
23800.000 released side=white from=d2 square=d4 piece=P
23800.000 made ply=3 side=white uci=d2d4 san=d4
24400.000 completed ply=3 side=white uci=d2d4 san=d4 by=rest
