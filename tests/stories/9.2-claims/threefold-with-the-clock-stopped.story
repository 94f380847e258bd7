# A claim that rests on moves made with the clock stopped is refused: they are not of the record.
1000 press black
play e4 e5
expect from here
+2000 level
+1000 lift g1
+300 place f3
+1000 lift g8
+300 place f6
+1000 lift f3
+300 place g1
+1000 lift f6
+300 place g8
+1000 lift g1
+300 place f3
+1000 lift g8
+300 place f6
+1000 lift f3
+300 place g1
+1000 lift f6
+300 place g8
+2000 ! claim threefold
---
5800.000 clock why=pause
6800.000 touched side=white square=g1 piece=N
7600.000 released side=white from=g1 square=f3 piece=N
7600.000 made ply=3 side=white uci=g1f3 san=Nf3
8100.000 touched side=black square=g8 piece=n
8900.000 released side=black from=g8 square=f6 piece=n
8900.000 made ply=4 side=black uci=g8f6 san=Nf6
9400.000 touched side=white square=f3 piece=N
10200.000 released side=white from=f3 square=g1 piece=N
10200.000 made ply=5 side=white uci=f3g1 san=Ng1
10700.000 touched side=black square=f6 piece=n
11500.000 released side=black from=f6 square=g8 piece=n
11500.000 made ply=6 side=black uci=f6g8 san=Ng8
12000.000 touched side=white square=g1 piece=N
12800.000 released side=white from=g1 square=f3 piece=N
12800.000 made ply=7 side=white uci=g1f3 san=Nf3
13300.000 touched side=black square=g8 piece=n
14100.000 released side=black from=g8 square=f6 piece=n
14100.000 made ply=8 side=black uci=g8f6 san=Nf6
14600.000 touched side=white square=f3 piece=N
15400.000 released side=white from=f3 square=g1 piece=N
15400.000 made ply=9 side=white uci=f3g1 san=Ng1
15900.000 touched side=black square=f6 piece=n
16700.000 released side=black from=f6 square=g8 piece=n
16700.000 made ply=10 side=black uci=f6g8 san=Ng8
18200.000 refused claim threefold
