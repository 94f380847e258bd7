# Without levers Black announces while White's move stands, and puts a knight right 3 s later:
# the turn is his since the move stands.
set AdjustAnnounced=yes
set Clock=none
500 ! start
1000 lift d2
+300 place d4
+600 ! adjust
+3000 lift g8
+500 place g8
+900 lift e7
+300 place e5
+3000 rest
---
0.000 game state=ready
500.000 game state=started
1000.000 touched side=white square=d2 piece=P
1800.000 released side=white from=d2 square=d4 piece=P
1800.000 made ply=1 side=white uci=d2d4 san=d4
3800.000 completed ply=1 side=white uci=d2d4 san=d4 by=rest
5900.000 adjusted side=black squares=["g8"]
6300.000 touched side=black square=e7 piece=p
7100.000 released side=black from=e7 square=e5 piece=p
7100.000 made ply=2 side=black uci=e7e5 san=e5
9100.000 completed ply=2 side=black uci=e7e5 san=e5 by=rest
