# Without levers a move is completed by the answer, or by rest.
set Clock=none
1000 ! start
2000 lift e2
+300 place e4
+3000 lift e7
+300 place e5
+900 lift g1
+300 place f3
+5000 rest
---
0.000 game state=ready
1000.000 game state=started
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
4800.000 completed ply=1 side=white uci=e2e4 san=e4 by=rest
5300.000 touched side=black square=e7 piece=p
6100.000 released side=black from=e7 square=e5 piece=p
6100.000 made ply=2 side=black uci=e7e5 san=e5
6500.000 touched side=white square=g1 piece=N
7300.000 released side=white from=g1 square=f3 piece=N
7300.000 completed ply=2 side=black uci=e7e5 san=e5 by=answer
7300.000 made ply=3 side=white uci=g1f3 san=Nf3
9300.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=rest
