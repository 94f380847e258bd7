# Without levers the moved knight falls, lies beside its square and is set up again.
set Clock=none
1000 ! start
2000 lift g1
+700 place f3
+1200 lift f3
+300 place f4
+1200 lift f4
+600 place f3
+3000 lift e7
+300 place e5
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
2000.000 touched side=white square=g1 piece=N
3200.000 released side=white from=g1 square=f3 piece=N
3200.000 made ply=1 side=white uci=g1f3 san=Nf3
5200.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=rest
5200.000 touched side=white square=f3 piece=N
6500.000 released side=white from=f3 square=f3 piece=N
9000.000 touched side=black square=e7 piece=p
9800.000 released side=black from=e7 square=e5 piece=p
9800.000 made ply=2 side=black uci=e7e5 san=e5
11800.000 completed ply=2 side=black uci=e7e5 san=e5 by=rest
