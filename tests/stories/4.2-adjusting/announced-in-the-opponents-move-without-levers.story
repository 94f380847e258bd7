# Without levers Black announces while White's pawn is in the air, and lifts a knight only 3 s after
# the move stands: too late for it.
set AdjustAnnounced=yes
set Clock=none
500 ! start
1000 lift d2
+200 ! adjust
+300 place d4
+3000 lift g8
+500 place g8
+900 lift e7
+300 place e5
+3000 rest
---
0.000 game state=ready
500.000 game state=started
1000.000 touched side=white square=d2 piece=P
2000.000 released side=white from=d2 square=d4 piece=P
2000.000 made ply=1 side=white uci=d2d4 san=d4
4000.000 completed ply=1 side=white uci=d2d4 san=d4 by=rest
4500.000 touched side=black square=g8 piece=n
5500.000 released side=black from=g8 square=g8 piece=n
5900.000 touched side=black square=e7 piece=p
6700.000 released side=black from=e7 square=e5 piece=p
6700.000 made ply=2 side=black uci=e7e5 san=e5
8700.000 completed ply=2 side=black uci=e7e5 san=e5 by=rest
8700.000 alert id=1 kind=touch-move article=4.3.1 side=black ply=2 confidence=likely evidence={"must":{"kind":"move","own":"g8"},"touched":["g8","e7"],"played":"e7e5","claimable":true}
