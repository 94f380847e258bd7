# Without levers the captor is lifted first, and the captured piece put down beside; it is taken off
# behind the captor. The capture comes to rest.
set Clock=none
1000 ! start
2000 lift e2
+200 place e4
+3000 lift d7
+200 place d5
+3000 lift e4
+400 lift d5
+300 place c6
+400 place d5
+1000 lift c6
+20000 rest
---
0.000 game state=ready
1000.000 game state=started
2000.000 touched side=white square=e2 piece=P
2700.000 released side=white from=e2 square=e4 piece=P
2700.000 made ply=1 side=white uci=e2e4 san=e4
4700.000 completed ply=1 side=white uci=e2e4 san=e4 by=rest
5200.000 touched side=black square=d7 piece=p
5900.000 released side=black from=d7 square=d5 piece=p
5900.000 made ply=2 side=black uci=d7d5 san=d5
7900.000 completed ply=2 side=black uci=d7d5 san=d5 by=rest
8400.000 touched side=white square=e4 piece=P
8800.000 touched side=white square=d5 piece=p
10000.000 released side=white from=e4 square=d5 piece=P
10000.000 made ply=3 side=white uci=e4d5 san=exd5
12000.000 completed ply=3 side=white uci=e4d5 san=exd5 by=rest
