# Without levers a bishop goes to a square whose reed stays open. White puts a pawn down, holds it
# for so long that it rests, and goes on with it to another square: that is one move.
set Clock=none
1000 ! start
play e2e4 e7e6 g1f3
+5000 lift f8
+12000 lift a2
+500 place a4
+600 lift a4
+400 place a3
+20000 lift g8
+500 place e7
+10000 lift d2
+500 place d4
+20000 place f4
+9000 lift f1
+500 place d3
+4000 rest
---
0.000 game state=ready
1000.000 game state=started
1500.000 touched side=white square=e2 piece=P
2300.000 released side=white from=e2 square=e4 piece=P
2300.000 made ply=1 side=white uci=e2e4 san=e4
2300.000 touched side=black square=e7 piece=p
3100.000 released side=black from=e7 square=e6 piece=p
3100.000 completed ply=1 side=white uci=e2e4 san=e4 by=answer
3100.000 made ply=2 side=black uci=e7e6 san=e6
3100.000 touched side=white square=g1 piece=N
3900.000 released side=white from=g1 square=f3 piece=N
3900.000 completed ply=2 side=black uci=e7e6 san=e6 by=answer
3900.000 made ply=3 side=white uci=g1f3 san=Nf3
5900.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=rest
8400.000 touched side=black square=f8 piece=b
20400.000 touched side=black square=a2 piece=P
47400.000 alert id=1 kind=displaced article=7.4.1 ply=4 confidence=certain evidence={"missing":["a2","f8","g8"],"unexpected":["a3","e7"]}
73400.000 made ply=4 side=black uci=f8d6 san=Bd6
73400.000 completed ply=4 side=black uci=f8d6 san=Bd6 by=answer
73400.000 made ply=5 side=white uci=a2a3 san=a3
73400.000 completed ply=5 side=white uci=a2a3 san=a3 by=answer
73400.000 made ply=6 side=black uci=g8e7 san=Ne7
73400.000 completed ply=6 side=black uci=g8e7 san=Ne7 by=answer
73400.000 made ply=7 side=white uci=d2d4 san=d4
73400.000 completed ply=7 side=white uci=d2d4 san=d4 by=answer
73400.000 made ply=8 side=black uci=d6f4 san=Bf4
73400.000 completed ply=8 side=black uci=d6f4 san=Bf4 by=rest
73400.000 ruling id=1 alert=1 decision=lapsed lasted_ms=26000 ply=4 last_ply=8
73400.000 alert id=2 kind=sensor ply=9 confidence=likely evidence={"what":"switch","square":"d6","shows":"empty"}
81900.000 touched side=white square=f1 piece=B
82900.000 released side=white from=f1 square=d3 piece=B
82900.000 made ply=9 side=white uci=f1d3 san=Bd3
84900.000 completed ply=9 side=white uci=f1d3 san=Bd3 by=rest
