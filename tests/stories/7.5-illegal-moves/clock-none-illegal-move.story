# Without clocks an illegal move is raised when the opponent has answered it, and the game goes on.
set Clock=none
set Format=standard
1000 ! start
2000 lift e2
+300 place e5
+5000 lift e7
+300 place e6
+4000 lift d2
+300 place d4
+4000 lift d7
+300 place d5
+4000 rest
---
0.000 game state=ready
1000.000 game state=started
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e5 piece=P
7300.000 touched side=black square=e7 piece=p
8100.000 released side=black from=e7 square=e6 piece=p
8100.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"e2","to":"e5","missing":["e2"],"unexpected":["e5"],"penalty":{"kind":"add-opponent","seconds":120}}
8100.000 made ply=2 side=black uci=e7e6 san=e6
10100.000 completed ply=2 side=black uci=e7e6 san=e6 by=rest
11600.000 touched side=white square=d2 piece=P
12400.000 released side=white from=d2 square=d4 piece=P
12400.000 made ply=3 side=white uci=d2d4 san=d4
14400.000 completed ply=3 side=white uci=d2d4 san=d4 by=rest
15900.000 touched side=black square=d7 piece=p
16700.000 released side=black from=d7 square=d5 piece=p
16700.000 made ply=4 side=black uci=d7d5 san=d5
18700.000 completed ply=4 side=black uci=d7d5 san=d5 by=rest
