# Without a clock Black's bishop comes to c5, and his sleeve brushes the rook on a4 as it does: the
# rook had come there before, and the bishop has taken nothing on a3.
set Clock=none
set Fen=6k1/p3b1pp/4p3/1r2Pp2/2R2P2/P3P3/6PP/5K2 w - - 0 31
1000 ! start
+1184 lift c4
+217 lift a3
+0 place a4
+15 place a3
+460 lift e7
+219 lift a4
+0 place c5
+67 place a4
+772 lift f1
+243 place e2
+4166 ! result 1/2-1/2
---
0.000 game state=ready
1000.000 game state=started
2184.000 touched side=white square=c4 piece=R
2876.000 released side=white from=c4 square=a4 piece=R
2876.000 made ply=1 side=white uci=c4a4 san=Ra4
2876.000 touched side=black square=e7 piece=b
3662.000 released side=black from=e7 square=c5 piece=b
3662.000 completed ply=1 side=white uci=c4a4 san=Ra4 by=answer
3662.000 made ply=2 side=black uci=e7c5 san=Bc5
3934.000 touched side=white square=f1 piece=K
4677.000 released side=white from=f1 square=e2 piece=K
4677.000 completed ply=2 side=black uci=e7c5 san=Bc5 by=answer
4677.000 made ply=3 side=white uci=f1e2 san=Ke2
6677.000 completed ply=3 side=white uci=f1e2 san=Ke2 by=rest
8343.000 game state=ended result=1/2-1/2 reason=arbiter
