# Without a clock somebody orders the start once more behind White's first move, and is refused:
# the moves stay as the board shows them.
set Clock=none
500 ! start
+2500 lift b2
+400 place b3
+1600 ! start
+4000 lift d7
+400 place d5
+3600 lift c1
+400 place b2
+3600 lift c7
+400 place c5
---
0.000 game state=ready
500.000 game state=started
3000.000 touched side=white square=b2 piece=P
3900.000 released side=white from=b2 square=b3 piece=P
3900.000 made ply=1 side=white uci=b2b3 san=b3
5000.000 refused start
5900.000 completed ply=1 side=white uci=b2b3 san=b3 by=rest
9000.000 touched side=black square=d7 piece=p
9900.000 released side=black from=d7 square=d5 piece=p
9900.000 made ply=2 side=black uci=d7d5 san=d5
11900.000 completed ply=2 side=black uci=d7d5 san=d5 by=rest
13000.000 touched side=white square=c1 piece=B
13900.000 released side=white from=c1 square=b2 piece=B
13900.000 made ply=3 side=white uci=c1b2 san=Bb2
15900.000 completed ply=3 side=white uci=c1b2 san=Bb2 by=rest
17000.000 touched side=black square=c7 piece=p
17900.000 released side=black from=c7 square=c5 piece=p
17900.000 made ply=4 side=black uci=c7c5 san=c5
19900.000 completed ply=4 side=black uci=c7c5 san=c5 by=rest
