# Without levers a bishop slides over a reed and stands beside the next one: it did not stop on the
# way, and what follows shows that.
set Clock=none
1000 ! start
2000 lift d2
+300 place d4
+4000 lift e7
+300 place e6
+4000 lift a2
+300 place a3
+4000 lift f8
+100 place e7
+30 lift e7
+40000 lift d1
+300 place d3
+3000 place d6
+6000 lift g8
+300 place f6
+4000 lift h2
+300 place h3
+4000 lift b8
+300 place c6
+4000 lift g1
+300 place f3
+4000 lift e8
+300 place g8
+300 lift h8
+300 place f8
+4000 lift c2
+300 place c3
+4000 rest
---
0.000 game state=ready
1000.000 game state=started
2000.000 touched side=white square=d2 piece=P
2800.000 released side=white from=d2 square=d4 piece=P
2800.000 made ply=1 side=white uci=d2d4 san=d4
4800.000 completed ply=1 side=white uci=d2d4 san=d4 by=rest
6300.000 touched side=black square=e7 piece=p
7100.000 released side=black from=e7 square=e6 piece=p
7100.000 made ply=2 side=black uci=e7e6 san=e6
9100.000 completed ply=2 side=black uci=e7e6 san=e6 by=rest
10600.000 touched side=white square=a2 piece=P
11400.000 released side=white from=a2 square=a3 piece=P
11400.000 made ply=3 side=white uci=a2a3 san=a3
13400.000 completed ply=3 side=white uci=a2a3 san=a3 by=rest
14900.000 touched side=black square=f8 piece=b
55830.000 made ply=4 side=black uci=f8a3 san=Bxa3
55830.000 completed ply=4 side=black uci=f8a3 san=Bxa3 by=answer
55830.000 made ply=5 side=white uci=d1d3 san=Qd3
55830.000 completed ply=5 side=white uci=d1d3 san=Qd3 by=rest
64330.000 touched side=black square=g8 piece=n
65130.000 withdrawn ply=5 uci=d1d3 why=changed
65130.000 withdrawn ply=4 uci=f8a3 why=changed
65130.000 made ply=4 side=black uci=f8d6 san=Bd6
65130.000 completed ply=4 side=black uci=f8d6 san=Bd6 by=answer
65130.000 made ply=5 side=white uci=d1d3 san=Qd3
65130.000 completed ply=5 side=white uci=d1d3 san=Qd3 by=answer
65130.000 made ply=6 side=black uci=g8f6 san=Nf6
65130.000 completed ply=6 side=black uci=g8f6 san=Nf6 by=rest
68630.000 touched side=white square=h2 piece=P
69430.000 released side=white from=h2 square=h3 piece=P
69430.000 made ply=7 side=white uci=h2h3 san=h3
71430.000 completed ply=7 side=white uci=h2h3 san=h3 by=rest
72930.000 touched side=black square=b8 piece=n
73730.000 released side=black from=b8 square=c6 piece=n
73730.000 made ply=8 side=black uci=b8c6 san=Nc6
75730.000 completed ply=8 side=black uci=b8c6 san=Nc6 by=rest
77230.000 touched side=white square=g1 piece=N
78030.000 released side=white from=g1 square=f3 piece=N
78030.000 made ply=9 side=white uci=g1f3 san=Nf3
80030.000 completed ply=9 side=white uci=g1f3 san=Nf3 by=rest
81530.000 touched side=black square=e8 piece=k
82130.000 touched side=black square=h8 piece=r
82930.000 released side=black from=e8 square=g8 piece=k
82930.000 released side=black from=h8 square=f8 piece=r
82930.000 made ply=10 side=black uci=e8g8 san=O-O
84930.000 completed ply=10 side=black uci=e8g8 san=O-O by=rest
86430.000 touched side=white square=c2 piece=P
87230.000 released side=white from=c2 square=c3 piece=P
87230.000 made ply=11 side=white uci=c2c3 san=c3
89230.000 completed ply=11 side=white uci=c2c3 san=c3 by=rest
