# Without clocks a capture in passing whose pawn is taken off late is one move.
set Clock=none
set Fen=4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1
1000 ! start
2000 lift d7
+300 place d5
+4000 lift e5
+300 place d6
+4000 lift d5
+3000 lift e8
+300 place f7
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
2000.000 touched side=black square=d7 piece=p
2800.000 released side=black from=d7 square=d5 piece=p
2800.000 made ply=1 side=black uci=d7d5 san=d5
4800.000 completed ply=1 side=black uci=d7d5 san=d5 by=rest
6300.000 touched side=white square=e5 piece=P
7100.000 released side=white from=e5 square=d6 piece=P
10600.000 touched side=white square=d5 piece=p
11100.000 made ply=2 side=white uci=e5d6 san=exd6
13100.000 completed ply=2 side=white uci=e5d6 san=exd6 by=rest
13600.000 touched side=black square=e8 piece=k
14400.000 released side=black from=e8 square=f7 piece=k
14400.000 made ply=3 side=black uci=e8f7 san=Kf7
16400.000 completed ply=3 side=black uci=e8f7 san=Kf7 by=rest
