# After the end of a game, too, and pieces put right before the first move are no moves.
set Clock=none
set PlayRestTime=0.6
1000 lift e2
+300 place e4
+2000 lift e7
+300 place e5
+2000 lift g1
+300 place f3
+2000 ! resign black
+1000 lift e4
+300 place e2
+500 lift f3
+300 place g1
+500 lift e5
+300 place e7
+2000 lift a1
+300 place a1
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
7900.000 game state=ended result=1-0 reason=resignation article=5.1.2
10815.000 game state=ready
11300.000 game state=started
12800.000 touched side=white square=a1 piece=R
13600.000 released side=white from=a1 square=a1 piece=R
15100.000 touched side=white square=d2 piece=P
15900.000 released side=white from=d2 square=d4 piece=P
15900.000 made ply=1 side=white uci=d2d4 san=d4
16500.000 completed ply=1 side=white uci=d2d4 san=d4 by=rest
