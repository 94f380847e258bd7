# Without levers a captured piece is shoved aside, lies there while the board rests, and goes.
set Clock=none
1000 ! start
play e4 d5
+3000 lift e4
+300 place d4
+1500 lift d4
+3000 lift d8
+300 lift d5
+300 place d5
+3000 lift b1
+300 place c3
+3000 lift d5
+300 place a5
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
1500.000 touched side=white square=e2 piece=P
2300.000 released side=white from=e2 square=e4 piece=P
2300.000 made ply=1 side=white uci=e2e4 san=e4
2300.000 touched side=black square=d7 piece=p
3100.000 released side=black from=d7 square=d5 piece=p
3100.000 completed ply=1 side=white uci=e2e4 san=e4 by=answer
3100.000 made ply=2 side=black uci=d7d5 san=d5
5100.000 completed ply=2 side=black uci=d7d5 san=d5 by=rest
5600.000 touched side=white square=e4 piece=P
5900.000 touched side=white square=d5 piece=p
6400.000 released side=white from=e4 square=d5 piece=P
6400.000 made ply=3 side=white uci=e4d5 san=exd5
10400.000 touched side=black square=d8 piece=q
10700.000 touched side=black square=d5 piece=P
11500.000 released side=black from=d8 square=d5 piece=q
11500.000 completed ply=3 side=white uci=e4d5 san=exd5 by=answer
11500.000 made ply=4 side=black uci=d8d5 san=Qxd5
13500.000 completed ply=4 side=black uci=d8d5 san=Qxd5 by=rest
14000.000 touched side=white square=b1 piece=N
14800.000 released side=white from=b1 square=c3 piece=N
14800.000 made ply=5 side=white uci=b1c3 san=Nc3
16800.000 completed ply=5 side=white uci=b1c3 san=Nc3 by=rest
17300.000 touched side=black square=d5 piece=q
18100.000 released side=black from=d5 square=a5 piece=q
18100.000 made ply=6 side=black uci=d5a5 san=Qa5
20100.000 completed ply=6 side=black uci=d5a5 san=Qa5 by=rest
