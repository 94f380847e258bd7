# Where moves lead to the start position again nothing is begun anew.
set Clock=none
set PlayRestTime=0.6
1000 lift g1
+300 place f3
+2000 lift g8
+300 place f6
+2000 lift f3
+300 place g1
+2000 lift f6
+300 place g8
+2000 lift e2
+300 place e4
+2000 rest
---
0.000 game state=ready
0.000 game state=started
1000.000 touched side=white square=g1 piece=N
1800.000 released side=white from=g1 square=f3 piece=N
1800.000 made ply=1 side=white uci=g1f3 san=Nf3
2400.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=rest
3300.000 touched side=black square=g8 piece=n
4100.000 released side=black from=g8 square=f6 piece=n
4100.000 made ply=2 side=black uci=g8f6 san=Nf6
4700.000 completed ply=2 side=black uci=g8f6 san=Nf6 by=rest
5600.000 touched side=white square=f3 piece=N
6400.000 released side=white from=f3 square=g1 piece=N
6400.000 made ply=3 side=white uci=f3g1 san=Ng1
7000.000 completed ply=3 side=white uci=f3g1 san=Ng1 by=rest
7900.000 touched side=black square=f6 piece=n
8700.000 released side=black from=f6 square=g8 piece=n
8700.000 made ply=4 side=black uci=f6g8 san=Ng8
9300.000 completed ply=4 side=black uci=f6g8 san=Ng8 by=rest
10200.000 touched side=white square=e2 piece=P
11000.000 released side=white from=e2 square=e4 piece=P
11000.000 made ply=5 side=white uci=e2e4 san=e4
11600.000 completed ply=5 side=white uci=e2e4 san=e4 by=rest
