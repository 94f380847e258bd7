# Without levers Black holds his knight on a5 for a moment, and puts it on b4. Captures on d4
# follow, of which only the last is no flicker: the record stays as it was told.
set Clock=none
1000 ! start
+4000 lift c2
+453 place c4
+4000 lift e7
+66 place e6
+57 lift e6
+63 place e5
+4000 lift b2
+306 place b3
+4000 lift b8
+423 place c6
+4000 lift c1
+459 place b2
+4000 lift f8
+426 place c5
+4000 lift e2
+348 place e3
+4000 lift g8
+294 place f6
+4000 lift b1
+507 place c3
+4000 lift e8
+363 place g8
+810 lift h8
+402 place f8
+4000 lift g2
+297 place g3
+4000 lift d7
+303 place d6
+4000 lift f1
+129 place g2
+4000 lift c6
+333 place a5
+588 lift a5
+360 place b4
+4000 lift d2
+429 place d4
+4000 lift d4
+735 lift e5
+240 place d4
+4000 lift d4
+1377 lift e3
+207 place d4
+4000 lift d4
+1617 lift c5
+117 place d4
+4000 lift a2
+252 place a3
+4000 lift f2
+1851 lift d4
+93 place e3
+45 lift e3
+105 place f2
+4000 rest
---
0.000 game state=ready
1000.000 game state=started
5000.000 touched side=white square=c2 piece=P
5953.000 released side=white from=c2 square=c4 piece=P
5953.000 made ply=1 side=white uci=c2c4 san=c4
7953.000 completed ply=1 side=white uci=c2c4 san=c4 by=rest
9453.000 touched side=black square=e7 piece=p
10139.000 released side=black from=e7 square=e5 piece=p
10139.000 made ply=2 side=black uci=e7e5 san=e5
12139.000 completed ply=2 side=black uci=e7e5 san=e5 by=rest
13639.000 touched side=white square=b2 piece=P
14445.000 released side=white from=b2 square=b3 piece=P
14445.000 made ply=3 side=white uci=b2b3 san=b3
16445.000 completed ply=3 side=white uci=b2b3 san=b3 by=rest
17945.000 touched side=black square=b8 piece=n
18868.000 released side=black from=b8 square=c6 piece=n
18868.000 made ply=4 side=black uci=b8c6 san=Nc6
20868.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=rest
22368.000 touched side=white square=c1 piece=B
23327.000 released side=white from=c1 square=b2 piece=B
23327.000 made ply=5 side=white uci=c1b2 san=Bb2
25327.000 completed ply=5 side=white uci=c1b2 san=Bb2 by=rest
26827.000 touched side=black square=f8 piece=b
27753.000 released side=black from=f8 square=c5 piece=b
27753.000 made ply=6 side=black uci=f8c5 san=Bc5
29753.000 completed ply=6 side=black uci=f8c5 san=Bc5 by=rest
31253.000 touched side=white square=e2 piece=P
32101.000 released side=white from=e2 square=e3 piece=P
32101.000 made ply=7 side=white uci=e2e3 san=e3
34101.000 completed ply=7 side=white uci=e2e3 san=e3 by=rest
35601.000 touched side=black square=g8 piece=n
36395.000 released side=black from=g8 square=f6 piece=n
36395.000 made ply=8 side=black uci=g8f6 san=Nf6
38395.000 completed ply=8 side=black uci=g8f6 san=Nf6 by=rest
39895.000 touched side=white square=b1 piece=N
40902.000 released side=white from=b1 square=c3 piece=N
40902.000 made ply=9 side=white uci=b1c3 san=Nc3
42902.000 completed ply=9 side=white uci=b1c3 san=Nc3 by=rest
44402.000 touched side=black square=e8 piece=k
45265.000 released side=black from=e8 square=g8 piece=k
45575.000 touched side=black square=h8 piece=r
46477.000 released side=black from=h8 square=f8 piece=r
46477.000 made ply=10 side=black uci=e8g8 san=O-O
48477.000 completed ply=10 side=black uci=e8g8 san=O-O by=rest
49977.000 touched side=white square=g2 piece=P
50774.000 released side=white from=g2 square=g3 piece=P
50774.000 made ply=11 side=white uci=g2g3 san=g3
52774.000 completed ply=11 side=white uci=g2g3 san=g3 by=rest
54274.000 touched side=black square=d7 piece=p
55077.000 released side=black from=d7 square=d6 piece=p
55077.000 made ply=12 side=black uci=d7d6 san=d6
57077.000 completed ply=12 side=black uci=d7d6 san=d6 by=rest
58577.000 touched side=white square=f1 piece=B
59206.000 released side=white from=f1 square=g2 piece=B
59206.000 made ply=13 side=white uci=f1g2 san=Bg2
61206.000 completed ply=13 side=white uci=f1g2 san=Bg2 by=rest
62706.000 touched side=black square=c6 piece=n
63539.000 released side=black from=c6 square=a5 piece=n
63539.000 made ply=14 side=black uci=c6a5 san=Na5
63627.000 touched side=black square=a5 piece=n
64487.000 released side=black from=a5 square=b4 piece=n
64487.000 withdrawn ply=14 uci=c6a5 why=changed
64487.000 made ply=14 side=black uci=c6b4 san=Nb4
66487.000 completed ply=14 side=black uci=c6b4 san=Nb4 by=rest
66487.000 alert id=1 kind=moved-after-release article=4.7 side=black ply=14 confidence=possible evidence={"must":{"kind":"stand","own":"c6","to":"a5"},"touched":["c6"],"played":"c6b4","claimable":true}
67987.000 touched side=white square=d2 piece=P
68916.000 released side=white from=d2 square=d4 piece=P
68916.000 made ply=15 side=white uci=d2d4 san=d4
70916.000 completed ply=15 side=white uci=d2d4 san=d4 by=rest
72416.000 touched side=black square=d4 piece=P
73151.000 touched side=black square=e5 piece=p
73891.000 released side=black from=e5 square=d4 piece=p
73891.000 made ply=16 side=black uci=e5d4 san=exd4
75891.000 completed ply=16 side=black uci=e5d4 san=exd4 by=rest
77391.000 touched side=white square=d4 piece=p
78768.000 touched side=white square=e3 piece=P
79475.000 released side=white from=e3 square=d4 piece=P
79475.000 made ply=17 side=white uci=e3d4 san=exd4
81475.000 completed ply=17 side=white uci=e3d4 san=exd4 by=rest
82975.000 touched side=black square=d4 piece=P
84592.000 touched side=black square=c5 piece=b
85209.000 released side=black from=c5 square=d4 piece=b
85209.000 made ply=18 side=black uci=c5d4 san=Bxd4
87209.000 completed ply=18 side=black uci=c5d4 san=Bxd4 by=rest
88709.000 touched side=white square=a2 piece=P
89461.000 released side=white from=a2 square=a3 piece=P
89461.000 made ply=19 side=white uci=a2a3 san=a3
91461.000 completed ply=19 side=white uci=a2a3 san=a3 by=rest
92961.000 touched side=black square=f2 piece=P
94812.000 touched side=black square=d4 piece=b
95555.000 released side=black from=d4 square=f2 piece=b
95555.000 made ply=20 side=black uci=d4f2 san=Bxf2+
97555.000 completed ply=20 side=black uci=d4f2 san=Bxf2+ by=rest
