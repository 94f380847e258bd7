# Without levers, behind a king's capture, the kings are put in the centre one after the other.
set Clock=none
set Fen=4k3/8/8/8/1p6/8/5rPP/6K1 w - - 0 1
1000 ! start
+1000 lift h2
+400 place h3
+2000 lift b4
+400 place b3
+2000 lift f2
+300 lift g1
+400 place f2
+2600 lift f2
+100 lift e8
+400 place d4
+2000 rest
+200 place e5
+9000 rest
---
0.000 game state=ready
1000.000 game state=started
2000.000 touched side=white square=h2 piece=P
2900.000 released side=white from=h2 square=h3 piece=P
2900.000 made ply=1 side=white uci=h2h3 san=h3
4400.000 touched side=black square=b4 piece=p
5300.000 released side=black from=b4 square=b3 piece=p
5300.000 completed ply=1 side=white uci=h2h3 san=h3 by=answer
5300.000 made ply=2 side=black uci=b4b3 san=b3
7300.000 completed ply=2 side=black uci=b4b3 san=b3 by=rest
7300.000 touched side=white square=f2 piece=r
7300.000 touched side=white square=g1 piece=K
8000.000 released side=white from=g1 square=f2 piece=K
8000.000 made ply=3 side=white uci=g1f2 san=Kxf2
10000.000 completed ply=3 side=white uci=g1f2 san=Kxf2 by=rest
13300.000 game state=ended result=0-1 reason=kings-centred
