# Without levers a rook of each side is taken up at once under an announcement, one with each hand,
# and nobody is accused.
set Clock=none
set AdjustAnnounced=yes
500 ! start
1000 lift e2
+300 place e4
+3000 lift d7
+300 place d5
+1000 ! adjust
+500 lift a8 a1
+300 place a8
+300 place a1
+900 lift d2
+300 place d4
+3000 rest
---
0.000 game state=ready
500.000 game state=started
1000.000 touched side=white square=e2 piece=P
1800.000 released side=white from=e2 square=e4 piece=P
1800.000 made ply=1 side=white uci=e2e4 san=e4
3800.000 completed ply=1 side=white uci=e2e4 san=e4 by=rest
4300.000 touched side=black square=d7 piece=p
5100.000 released side=black from=d7 square=d5 piece=p
5100.000 made ply=2 side=black uci=d7d5 san=d5
7100.000 completed ply=2 side=black uci=d7d5 san=d5 by=rest
7200.000 adjusted side=white squares=["a1","a8"]
7600.000 touched side=white square=d2 piece=P
8400.000 released side=white from=d2 square=d4 piece=P
8400.000 made ply=3 side=white uci=d2d4 san=d4
10400.000 completed ply=3 side=white uci=d2d4 san=d4 by=rest
