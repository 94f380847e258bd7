# Without levers a pawn stands beside its reed when the game is started: a piece that is only lifted
# begins nothing, and once a move stands the game is on.
set Clock=none
1000 lift h7
5000 ! start
+8000 lift b1
+5000 place b1
+4000 lift g1
+300 place f3
+4000 lift d7
+300 place d5
+4000 rest
---
0.000 game state=ready
5000.000 alert id=1 kind=wrong-start article=7.2.1 confidence=certain evidence={"missing":["h7"]}
5000.000 ruling id=1 alert=1 decision=lapsed
5000.000 game state=started
22800.000 touched side=white square=g1 piece=N
22800.000 released side=white from=g1 square=f3 piece=N
22800.000 made ply=1 side=white uci=g1f3 san=Nf3
24800.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=rest
26300.000 touched side=black square=d7 piece=p
27100.000 released side=black from=d7 square=d5 piece=p
27100.000 made ply=2 side=black uci=d7d5 san=d5
29100.000 completed ply=2 side=black uci=d7d5 san=d5 by=rest
