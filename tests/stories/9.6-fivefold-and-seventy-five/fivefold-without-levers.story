# Without levers, too, the game is drawn when the move is made (9.6.1).
set Clock=none
500 ! start
+500 lift g1
+300 place f3
+500 lift g8
+300 place f6
+500 lift f3
+300 place g1
+500 lift f6
+300 place g8
+500 lift g1
+300 place f3
+500 lift g8
+300 place f6
+500 lift f3
+300 place g1
+500 lift f6
+300 place g8
+500 lift g1
+300 place f3
+500 lift g8
+300 place f6
+500 lift f3
+300 place g1
+500 lift f6
+300 place g8
+500 lift g1
+300 place f3
+500 lift g8
+300 place f6
+500 lift f3
+300 place g1
+500 lift f6
+300 place g8
+900 lift b1
---
0.000 game state=ready
500.000 game state=started
1000.000 touched side=white square=g1 piece=N
1800.000 released side=white from=g1 square=f3 piece=N
1800.000 made ply=1 side=white uci=g1f3 san=Nf3
1800.000 touched side=black square=g8 piece=n
2600.000 released side=black from=g8 square=f6 piece=n
2600.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=answer
2600.000 made ply=2 side=black uci=g8f6 san=Nf6
2600.000 touched side=white square=f3 piece=N
3400.000 released side=white from=f3 square=g1 piece=N
3400.000 completed ply=2 side=black uci=g8f6 san=Nf6 by=answer
3400.000 made ply=3 side=white uci=f3g1 san=Ng1
3400.000 touched side=black square=f6 piece=n
4200.000 released side=black from=f6 square=g8 piece=n
4200.000 completed ply=3 side=white uci=f3g1 san=Ng1 by=answer
4200.000 made ply=4 side=black uci=f6g8 san=Ng8
4200.000 touched side=white square=g1 piece=N
5000.000 released side=white from=g1 square=f3 piece=N
5000.000 completed ply=4 side=black uci=f6g8 san=Ng8 by=answer
5000.000 made ply=5 side=white uci=g1f3 san=Nf3
5000.000 touched side=black square=g8 piece=n
5800.000 released side=black from=g8 square=f6 piece=n
5800.000 completed ply=5 side=white uci=g1f3 san=Nf3 by=answer
5800.000 made ply=6 side=black uci=g8f6 san=Nf6
5800.000 touched side=white square=f3 piece=N
6600.000 released side=white from=f3 square=g1 piece=N
6600.000 completed ply=6 side=black uci=g8f6 san=Nf6 by=answer
6600.000 made ply=7 side=white uci=f3g1 san=Ng1
6600.000 touched side=black square=f6 piece=n
7400.000 released side=black from=f6 square=g8 piece=n
7400.000 completed ply=7 side=white uci=f3g1 san=Ng1 by=answer
7400.000 made ply=8 side=black uci=f6g8 san=Ng8
7400.000 touched side=white square=g1 piece=N
8200.000 released side=white from=g1 square=f3 piece=N
8200.000 completed ply=8 side=black uci=f6g8 san=Ng8 by=answer
8200.000 made ply=9 side=white uci=g1f3 san=Nf3
8200.000 touched side=black square=g8 piece=n
9000.000 released side=black from=g8 square=f6 piece=n
9000.000 completed ply=9 side=white uci=g1f3 san=Nf3 by=answer
9000.000 made ply=10 side=black uci=g8f6 san=Nf6
9000.000 touched side=white square=f3 piece=N
9800.000 released side=white from=f3 square=g1 piece=N
9800.000 completed ply=10 side=black uci=g8f6 san=Nf6 by=answer
9800.000 made ply=11 side=white uci=f3g1 san=Ng1
9800.000 touched side=black square=f6 piece=n
10600.000 released side=black from=f6 square=g8 piece=n
10600.000 completed ply=11 side=white uci=f3g1 san=Ng1 by=answer
10600.000 made ply=12 side=black uci=f6g8 san=Ng8
10600.000 touched side=white square=g1 piece=N
11400.000 released side=white from=g1 square=f3 piece=N
11400.000 completed ply=12 side=black uci=f6g8 san=Ng8 by=answer
11400.000 made ply=13 side=white uci=g1f3 san=Nf3
11400.000 touched side=black square=g8 piece=n
12200.000 released side=black from=g8 square=f6 piece=n
12200.000 completed ply=13 side=white uci=g1f3 san=Nf3 by=answer
12200.000 made ply=14 side=black uci=g8f6 san=Nf6
12200.000 touched side=white square=f3 piece=N
13000.000 released side=white from=f3 square=g1 piece=N
13000.000 completed ply=14 side=black uci=g8f6 san=Nf6 by=answer
13000.000 made ply=15 side=white uci=f3g1 san=Ng1
13000.000 touched side=black square=f6 piece=n
13800.000 released side=black from=f6 square=g8 piece=n
13800.000 completed ply=15 side=white uci=f3g1 san=Ng1 by=answer
13800.000 made ply=16 side=black uci=f6g8 san=Ng8
13800.000 completed ply=16 side=black uci=f6g8 san=Ng8 by=end
13800.000 game state=ended result=1/2-1/2 reason=fivefold article=9.6.1
