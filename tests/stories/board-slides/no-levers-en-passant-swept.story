# Without levers: capturing en passant, the pawn is taken away after the captor has rested.
set Clock=none
1000 ! start
play e4 a6 e5 d5
+3000 lift e5
+400 place d6
+1500 lift d5
+3000 lift c7
+300 lift d6
+300 place d6
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
1500.000 touched side=white square=e2 piece=P
2300.000 released side=white from=e2 square=e4 piece=P
2300.000 made ply=1 side=white uci=e2e4 san=e4
2300.000 touched side=black square=a7 piece=p
3100.000 released side=black from=a7 square=a6 piece=p
3100.000 completed ply=1 side=white uci=e2e4 san=e4 by=answer
3100.000 made ply=2 side=black uci=a7a6 san=a6
3100.000 touched side=white square=e4 piece=P
3900.000 released side=white from=e4 square=e5 piece=P
3900.000 completed ply=2 side=black uci=a7a6 san=a6 by=answer
3900.000 made ply=3 side=white uci=e4e5 san=e5
3900.000 touched side=black square=d7 piece=p
4700.000 released side=black from=d7 square=d5 piece=p
4700.000 completed ply=3 side=white uci=e4e5 san=e5 by=answer
4700.000 made ply=4 side=black uci=d7d5 san=d5
6700.000 completed ply=4 side=black uci=d7d5 san=d5 by=rest
7200.000 touched side=white square=e5 piece=P
8100.000 released side=white from=e5 square=d6 piece=P
9100.000 touched side=white square=d5 piece=p
9600.000 made ply=5 side=white uci=e5d6 san=exd6
11600.000 completed ply=5 side=white uci=e5d6 san=exd6 by=rest
12100.000 touched side=black square=c7 piece=p
12400.000 touched side=black square=d6 piece=P
13200.000 released side=black from=c7 square=d6 piece=p
13200.000 made ply=6 side=black uci=c7d6 san=cxd6
15200.000 completed ply=6 side=black uci=c7d6 san=cxd6 by=rest
