# Without levers a bishop slides to g1, and the knight there goes without a trace. White puts two
# pieces right that he has named, and takes back: the bishop was in nobody's hand.
set AdjustAnnounced=yes
set Clock=none
500 ! start
1000 lift f2
+300 place f4
+3000 lift e7
+300 place e6
+3000 lift e2
+300 place e4
+3000 lift f8
+300 place c5
+3000 lift d2
+300 place d3
+3000 lift c5
+90 place d4
+60 lift d4
+70 place e3
+60 lift e3
+60 place f2
+76 lift f2
+3000 ! adjust a1 d1
+1400 lift a1
+600 place a1
+1100 lift d1
+730 place d1
+1450 lift h1
+600 lift g1
+300 place g1
+3000 rest
---
0.000 game state=ready
500.000 game state=started
1000.000 touched side=white square=f2 piece=P
1800.000 released side=white from=f2 square=f4 piece=P
1800.000 made ply=1 side=white uci=f2f4 san=f4
3800.000 completed ply=1 side=white uci=f2f4 san=f4 by=rest
4300.000 touched side=black square=e7 piece=p
5100.000 released side=black from=e7 square=e6 piece=p
5100.000 made ply=2 side=black uci=e7e6 san=e6
7100.000 completed ply=2 side=black uci=e7e6 san=e6 by=rest
7600.000 touched side=white square=e2 piece=P
8400.000 released side=white from=e2 square=e4 piece=P
8400.000 made ply=3 side=white uci=e2e4 san=e4
10400.000 completed ply=3 side=white uci=e2e4 san=e4 by=rest
10900.000 touched side=black square=f8 piece=b
11700.000 released side=black from=f8 square=c5 piece=b
11700.000 made ply=4 side=black uci=f8c5 san=Bc5
13700.000 completed ply=4 side=black uci=f8c5 san=Bc5 by=rest
14200.000 touched side=white square=d2 piece=P
15000.000 released side=white from=d2 square=d3 piece=P
15000.000 made ply=5 side=white uci=d2d3 san=d3
17000.000 completed ply=5 side=white uci=d2d3 san=d3 by=rest
17500.000 touched side=black square=c5 piece=b
17840.000 touched side=black square=g1 piece=N
18416.000 released side=black from=c5 square=g1 piece=b
18416.000 made ply=6 side=black uci=c5g1 san=Bxg1
23416.000 adjusted side=white squares=["a1"]
23416.000 completed ply=6 side=black uci=c5g1 san=Bxg1 by=rest
25246.000 adjusted side=white squares=["d1"]
26196.000 touched side=white square=h1 piece=R
26796.000 touched side=white square=g1 piece=b
27596.000 released side=white from=h1 square=g1 piece=R
27596.000 made ply=7 side=white uci=h1g1 san=Rxg1
29596.000 completed ply=7 side=white uci=h1g1 san=Rxg1 by=rest
