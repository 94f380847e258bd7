# Without clocks in blitz an illegal move stands by the time it is raised.
set Clock=none
set Format=blitz
set Edition=2018
1000 ! start
2000 lift a1
+300 place a3
+5000 lift b8
+300 place a6
+4000 lift b2
+300 place b4
+4000 rest
---
0.000 game state=ready
1000.000 game state=started
2000.000 touched side=white square=a1 piece=R
2800.000 released side=white from=a1 square=a3 piece=R
7300.000 touched side=black square=b8 piece=n
8100.000 released side=black from=b8 square=a6 piece=n
8100.000 alert id=1 kind=illegal-move-stands article=A.4.2 side=white ply=1 confidence=certain evidence={"from":"a1","to":"a3"}
8100.000 made ply=2 side=black uci=b8a6 san=Na6
10100.000 completed ply=2 side=black uci=b8a6 san=Na6 by=rest
11600.000 touched side=white square=b2 piece=P
12400.000 released side=white from=b2 square=b4 piece=P
12400.000 made ply=3 side=white uci=b2b4 san=b4
14400.000 completed ply=3 side=white uci=b2b4 san=b4 by=rest
