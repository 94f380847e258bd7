# Without levers a pawn is put down, taken up again and moved elsewhere: the result leaves it.
set Clock=none
set Fen=3r1rk1/2qbppnp/6p1/1pp5/4PP2/1P2QN2/2PN2PP/4RRK1 b - - 2 19
1000 ! start
+9283 lift f7
+1019 place f5
+518 lift f5
+360 place f5
+565 lift f5
+401 place f6
+13904 ! result 1/2-1/2
---
0.000 game state=ready
1000.000 game state=started
10283.000 touched side=black square=f7 piece=p
11802.000 released side=black from=f7 square=f5 piece=p
11802.000 made ply=1 side=black uci=f7f5 san=f5
13802.000 completed ply=1 side=black uci=f7f5 san=f5 by=rest
13802.000 touched side=black square=f5 piece=p
14646.000 released side=black from=f5 square=f6 piece=p
14646.000 withdrawn ply=1 uci=f7f5 why=changed
14646.000 made ply=1 side=black uci=f7f6 san=f6
16646.000 completed ply=1 side=black uci=f7f6 san=f6 by=rest
16646.000 alert id=1 kind=moved-after-release article=4.7 side=black ply=1 confidence=possible evidence={"must":{"kind":"stand","own":"f7","to":"f5"},"touched":["f7"],"played":"f7f6","claimable":true}
27050.000 game state=ended result=1/2-1/2 reason=arbiter
