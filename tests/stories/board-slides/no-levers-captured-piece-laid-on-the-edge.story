# Without levers the captured piece is laid on a square at the edge, and taken off during the next
# move: it belongs to no move, and the capture stands.
set Clock=none
set Fen=4k3/3p3p/3p4/4P3/8/8/3P3P/4K1N1 b - - 0 1
1000 ! start
2000 lift e5
+500 lift d6
+300 place e5
+1000 place h5
+4000 lift g1
+300 place f3
+1500 lift h5
+3000 lift d7
+300 place d5
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
2000.000 touched side=black square=e5 piece=P
2500.000 touched side=black square=d6 piece=p
3300.000 released side=black from=d6 square=e5 piece=p
3300.000 made ply=1 side=black uci=d6e5 san=dxe5
5300.000 completed ply=1 side=black uci=d6e5 san=dxe5 by=rest
7800.000 touched side=white square=g1 piece=N
8600.000 released side=white from=g1 square=f3 piece=N
8600.000 made ply=2 side=white uci=g1f3 san=Nf3
10600.000 completed ply=2 side=white uci=g1f3 san=Nf3 by=rest
12600.000 touched side=black square=d7 piece=p
13400.000 released side=black from=d7 square=d5 piece=p
13400.000 made ply=3 side=black uci=d7d5 san=d5
15400.000 completed ply=3 side=black uci=d7d5 san=d5 by=rest
