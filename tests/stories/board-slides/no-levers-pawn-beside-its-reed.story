# Without levers a pawn is put down beside its reed and answered: which square it is on becomes
# known when it is put right, and no one is accused.
set Clock=none
1000 ! start
2000 lift e2
+300 place e4
+4000 lift d7
+15000 lift d2
+300 place d4
+6000 place d6
+4000 lift g8
+300 place f6
+4000 rest
---
0.000 game state=ready
1000.000 game state=started
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
4800.000 completed ply=1 side=white uci=e2e4 san=e4 by=rest
6300.000 touched side=black square=d7 piece=p
21300.000 touched side=black square=d2 piece=P
32400.000 made ply=2 side=black uci=d7d6 san=d6
32400.000 completed ply=2 side=black uci=d7d6 san=d6 by=answer
32400.000 made ply=3 side=white uci=d2d4 san=d4
32400.000 completed ply=3 side=white uci=d2d4 san=d4 by=answer
32400.000 made ply=4 side=black uci=g8f6 san=Nf6
32400.000 completed ply=4 side=black uci=g8f6 san=Nf6 by=rest
