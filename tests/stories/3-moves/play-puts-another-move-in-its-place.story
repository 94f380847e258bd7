# In play another move is put in the place of a completed one, and nobody is accused.
# What was touched may belong to either, and no arbiter is there to rule.
set Clock=none
set PlayRestTime=0.6
1000 lift g1
+300 place f3
+2000 lift f3
+300 place h3
+2000 lift h3
+200 lift d2
+300 place d4
+300 place g1
+2000 rest
---
0.000 game state=ready
0.000 game state=started
1000.000 touched side=white square=g1 piece=N
1800.000 released side=white from=g1 square=f3 piece=N
1800.000 made ply=1 side=white uci=g1f3 san=Nf3
2400.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=rest
3300.000 touched side=white square=f3 piece=N
4100.000 released side=white from=f3 square=h3 piece=N
4100.000 withdrawn ply=1 uci=g1f3 why=changed
4100.000 made ply=1 side=white uci=g1h3 san=Nh3
4700.000 completed ply=1 side=white uci=g1h3 san=Nh3 by=rest
5600.000 touched side=white square=h3 piece=N
5800.000 touched side=white square=d2 piece=P
6900.000 released side=white from=d2 square=d4 piece=P
6900.000 released side=white from=h3 square=g1 piece=N
6900.000 withdrawn ply=1 uci=g1h3 why=changed
6900.000 made ply=1 side=white uci=d2d4 san=d4
7500.000 completed ply=1 side=white uci=d2d4 san=d4 by=rest
