# On a board turned by half a dead reed stands on f2 and one on f3: that White may have moved there
# unseen turns no board that shows his move b2-b3.
set Clock=none
set DeadSquares=f6 b7 f7
1000 ! start
+3463 lift b2
+368 place b3
+2952 lift e7
+390 place e5
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
4463.000 touched side=white square=b2 piece=P
5331.000 released side=white from=b2 square=b3 piece=P
5331.000 made ply=1 side=white uci=b2b3 san=b3
7331.000 completed ply=1 side=white uci=b2b3 san=b3 by=rest
7783.000 touched side=black square=e7 piece=p
8673.000 released side=black from=e7 square=e5 piece=p
8673.000 made ply=2 side=black uci=e7e5 san=e5
10673.000 completed ply=2 side=black uci=e7e5 san=e5 by=rest
