# No press tells the capture that no reed felt from the one that is made on its square.
set Clock=none
set Fen=4k3/8/8/4p3/3P4/4P3/8/4K3 b - - 0 1
500 ! start
1000 lift e5
5000 lift d4
5300 lift e3
5600 place d4
+3000 rest
---
0.000 game state=ready
500.000 game state=started
1000.000 touched side=black square=e5 piece=p
5000.000 touched side=black square=d4 piece=P
5000.000 released side=black from=e5 square=d4 piece=p
5000.000 made ply=1 side=black uci=e5d4 san=exd4
5000.000 touched side=white square=d4 piece=p
5300.000 touched side=white square=e3 piece=P
6100.000 released side=white from=e3 square=d4 piece=P
6100.000 completed ply=1 side=black uci=e5d4 san=exd4 by=answer
6100.000 made ply=2 side=white uci=e3d4 san=exd4
8100.000 completed ply=2 side=white uci=e3d4 san=exd4 by=rest
