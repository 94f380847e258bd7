# Without levers what rested is completed: the opponent seals.
set Clock=none
500 ! start
+500 lift e2
+300 place e4
+5000 ! seal e5
+900 ! adjourn
+60000 ! resume
+500 lift e7
+300 place e5
+500 lift g1
+300 place f3
---
0.000 game state=ready
500.000 game state=started
1000.000 touched side=white square=e2 piece=P
1800.000 released side=white from=e2 square=e4 piece=P
1800.000 made ply=1 side=white uci=e2e4 san=e4
3800.000 completed ply=1 side=white uci=e2e4 san=e4 by=rest
7200.000 game state=adjourned
67200.000 game state=resumed
67700.000 touched side=black square=e7 piece=p
68500.000 released side=black from=e7 square=e5 piece=p
68500.000 made ply=2 side=black uci=e7e5 san=e5
68500.000 completed ply=2 side=black uci=e7e5 san=e5 by=rest
68500.000 touched side=white square=g1 piece=N
69300.000 released side=white from=g1 square=f3 piece=N
69300.000 made ply=3 side=white uci=g1f3 san=Nf3
71300.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=rest
