# Without levers a pawn is missing when the game is started, and a knight is lifted and put back
# before the first move: that move is told as soon as it rests.
set Clock=none
1000 lift h7
5000 ! start
+8000 lift b1
+3000 place b1
+1000 lift e2
+500 place e4
+4000 lift d7
+400 place d6
+4000 lift g1
+400 place f3
+4000 rest
---
0.000 game state=ready
5000.000 alert id=1 kind=wrong-start article=7.2.1 confidence=certain evidence={"missing":["h7"]}
5000.000 ruling id=1 alert=1 decision=lapsed
5000.000 game state=started
18000.000 touched side=white square=e2 piece=P
18000.000 released side=white from=e2 square=e4 piece=P
18000.000 made ply=1 side=white uci=e2e4 san=e4
20000.000 completed ply=1 side=white uci=e2e4 san=e4 by=rest
21500.000 touched side=black square=d7 piece=p
22400.000 released side=black from=d7 square=d6 piece=p
22400.000 made ply=2 side=black uci=d7d6 san=d6
24400.000 completed ply=2 side=black uci=d7d6 san=d6 by=rest
25900.000 touched side=white square=g1 piece=N
26800.000 released side=white from=g1 square=f3 piece=N
26800.000 made ply=3 side=white uci=g1f3 san=Nf3
28800.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=rest
