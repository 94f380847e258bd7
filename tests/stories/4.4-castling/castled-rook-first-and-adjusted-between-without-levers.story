# Without levers White castles with the rook first. The rook is put right under an announcement
# before the king follows.
set Clock=none
set AdjustAnnounced=yes
500 ! start
1000 lift e2
+300 place e4
+3000 lift e7
+300 place e5
+3000 lift g1
+300 place f3
+3000 lift b8
+300 place c6
+3000 lift f1
+300 place e2
+3000 lift g8
+300 place f6
+3000 lift h1
+300 place f1
+2600 ! adjust
+500 lift f1
+600 place f1
+900 lift e1
+300 place g1
+3000 lift f8
+300 place e7
+3000 lift d2
+300 place d3
+3000 rest
---
0.000 game state=ready
500.000 game state=started
1000.000 touched side=white square=e2 piece=P
1800.000 released side=white from=e2 square=e4 piece=P
1800.000 made ply=1 side=white uci=e2e4 san=e4
3800.000 completed ply=1 side=white uci=e2e4 san=e4 by=rest
4300.000 touched side=black square=e7 piece=p
5100.000 released side=black from=e7 square=e5 piece=p
5100.000 made ply=2 side=black uci=e7e5 san=e5
7100.000 completed ply=2 side=black uci=e7e5 san=e5 by=rest
7600.000 touched side=white square=g1 piece=N
8400.000 released side=white from=g1 square=f3 piece=N
8400.000 made ply=3 side=white uci=g1f3 san=Nf3
10400.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=rest
10900.000 touched side=black square=b8 piece=n
11700.000 released side=black from=b8 square=c6 piece=n
11700.000 made ply=4 side=black uci=b8c6 san=Nc6
13700.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=rest
14200.000 touched side=white square=f1 piece=B
15000.000 released side=white from=f1 square=e2 piece=B
15000.000 made ply=5 side=white uci=f1e2 san=Be2
17000.000 completed ply=5 side=white uci=f1e2 san=Be2 by=rest
17500.000 touched side=black square=g8 piece=n
18300.000 released side=black from=g8 square=f6 piece=n
18300.000 made ply=6 side=black uci=g8f6 san=Nf6
20300.000 completed ply=6 side=black uci=g8f6 san=Nf6 by=rest
20800.000 touched side=white square=h1 piece=R
21600.000 released side=white from=h1 square=f1 piece=R
21600.000 made ply=7 side=white uci=h1f1 san=Rf1
23600.000 completed ply=7 side=white uci=h1f1 san=Rf1 by=rest
25300.000 adjusted side=black squares=["f1"]
25700.000 touched side=white square=e1 piece=K
26500.000 released side=white from=e1 square=g1 piece=K
26500.000 withdrawn ply=7 uci=h1f1 why=changed
26500.000 made ply=7 side=white uci=e1g1 san=O-O
28500.000 completed ply=7 side=white uci=e1g1 san=O-O by=rest
28500.000 alert id=1 kind=castling-rook-first article=4.4.2 side=white ply=7 confidence=likely evidence={"must":{"kind":"move","own":"h1","barred":["h1"]},"touched":["h1"],"played":"e1g1","claimable":true}
29000.000 touched side=black square=f8 piece=b
29800.000 released side=black from=f8 square=e7 piece=b
29800.000 made ply=8 side=black uci=f8e7 san=Be7
31800.000 completed ply=8 side=black uci=f8e7 san=Be7 by=rest
32300.000 touched side=white square=d2 piece=P
33100.000 released side=white from=d2 square=d3 piece=P
33100.000 made ply=9 side=white uci=d2d3 san=d3
35100.000 completed ply=9 side=white uci=d2d3 san=d3 by=rest
