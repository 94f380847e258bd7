# Without levers the first move shows a board that lies turned by half, also where it is answered
# before anything has rested.
set Clock=none
1000 ! start
+1500 lift d7
+600 place d5
+200 lift d2
+300 place d4
+2000 lift g8
+600 place f6
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
2500.000 touched side=white square=d7 piece=p
3300.000 game state=turned orientation=black
3300.000 touched side=white square=e2 piece=P
3300.000 released side=white from=e2 square=e4 piece=P
3300.000 made ply=1 side=white uci=e2e4 san=e4
3300.000 touched side=black square=e7 piece=p
4100.000 released side=black from=e7 square=e5 piece=p
4100.000 completed ply=1 side=white uci=e2e4 san=e4 by=answer
4100.000 made ply=2 side=black uci=e7e5 san=e5
6100.000 completed ply=2 side=black uci=e7e5 san=e5 by=rest
6100.000 touched side=white square=b1 piece=N
6700.000 released side=white from=b1 square=c3 piece=N
6700.000 made ply=3 side=white uci=b1c3 san=Nc3
8700.000 completed ply=3 side=white uci=b1c3 san=Nc3 by=rest
