# White claims behind moves that nobody has pressed: his claim says that they are of the game.
1000 press black
play e4 e5
expect from here
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
4800.000 touched side=white square=g1 piece=N
5600.000 released side=white from=g1 square=f3 piece=N
5600.000 made ply=3 side=white uci=g1f3 san=Nf3
6100.000 touched side=black square=g8 piece=n
6900.000 released side=black from=g8 square=f6 piece=n
6900.000 made ply=4 side=black uci=g8f6 san=Nf6
7400.000 touched side=white square=f3 piece=N
8200.000 released side=white from=f3 square=g1 piece=N
8200.000 made ply=5 side=white uci=f3g1 san=Ng1
8700.000 touched side=black square=f6 piece=n
9500.000 released side=black from=f6 square=g8 piece=n
9500.000 made ply=6 side=black uci=f6g8 san=Ng8
10000.000 touched side=white square=g1 piece=N
10800.000 released side=white from=g1 square=f3 piece=N
10800.000 made ply=7 side=white uci=g1f3 san=Nf3
11300.000 touched side=black square=g8 piece=n
12100.000 released side=black from=g8 square=f6 piece=n
12100.000 made ply=8 side=black uci=g8f6 san=Nf6
12600.000 touched side=white square=f3 piece=N
13400.000 released side=white from=f3 square=g1 piece=N
13400.000 made ply=9 side=white uci=f3g1 san=Ng1
13900.000 touched side=black square=f6 piece=n
14700.000 released side=black from=f6 square=g8 piece=n
14700.000 made ply=10 side=black uci=f6g8 san=Ng8
16200.000 claim side=white kind=threefold held=true
16200.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=next-move
16200.000 completed ply=4 side=black uci=g8f6 san=Nf6 by=answer
16200.000 completed ply=5 side=white uci=f3g1 san=Ng1 by=next-move
16200.000 completed ply=6 side=black uci=f6g8 san=Ng8 by=answer
16200.000 completed ply=7 side=white uci=g1f3 san=Nf3 by=next-move
16200.000 completed ply=8 side=black uci=g8f6 san=Nf6 by=answer
16200.000 completed ply=9 side=white uci=f3g1 san=Ng1 by=answer
16200.000 completed ply=10 side=black uci=f6g8 san=Ng8 by=end
16200.000 clock why=pause
16200.000 game state=ended result=1/2-1/2 reason=threefold article=9.2.2
