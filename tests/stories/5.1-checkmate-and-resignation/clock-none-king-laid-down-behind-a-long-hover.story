# Without a clock White takes his king off f4, and resigns 17 s later: the king has been laid down,
# and has taken nothing on f5.
set Clock=none
set Fen=r3k2r/2p1qppp/p1pb1n2/3p1b2/4p3/1P1PP2P/PBPN1PP1/RN1Q1RK1 w kq - 2 11
1000 ! start
+6000 lift d3
+134 place d4
+5416 lift e7
+334 place e6
+13210 lift h3
+340 place h4
+5518 lift f6
+420 place g4
+5498 lift g2
+326 place g3
+11752 lift e6
+470 place h6
+2622 lift g1
+400 place g2
+3704 lift g3
+1470 lift d6
+464 place g3
+2550 lift g3
+1336 lift g2
+402 place g3
+5758 lift h6
+354 place g6
+3856 lift g3
+348 place f4
+7676 lift g6
+380 place d6
+4056 lift f4
+16951 ! resign white
---
0.000 game state=ready
1000.000 game state=started
7000.000 touched side=white square=d3 piece=P
9134.000 released side=white from=d3 square=d4 piece=P
9134.000 made ply=1 side=white uci=d3d4 san=d4
11134.000 completed ply=1 side=white uci=d3d4 san=d4 by=rest
12550.000 touched side=black square=e7 piece=q
13384.000 released side=black from=e7 square=e6 piece=q
13384.000 made ply=2 side=black uci=e7e6 san=Qe6
15384.000 completed ply=2 side=black uci=e7e6 san=Qe6 by=rest
26094.000 touched side=white square=h3 piece=P
26934.000 released side=white from=h3 square=h4 piece=P
26934.000 made ply=3 side=white uci=h3h4 san=h4
28934.000 completed ply=3 side=white uci=h3h4 san=h4 by=rest
31952.000 touched side=black square=f6 piece=n
32872.000 released side=black from=f6 square=g4 piece=n
32872.000 made ply=4 side=black uci=f6g4 san=Ng4
34872.000 completed ply=4 side=black uci=f6g4 san=Ng4 by=rest
37870.000 touched side=white square=g2 piece=P
38696.000 released side=white from=g2 square=g3 piece=P
38696.000 made ply=5 side=white uci=g2g3 san=g3
40696.000 completed ply=5 side=white uci=g2g3 san=g3 by=rest
49948.000 touched side=black square=e6 piece=q
50918.000 released side=black from=e6 square=h6 piece=q
50918.000 made ply=6 side=black uci=e6h6 san=Qh6
52918.000 completed ply=6 side=black uci=e6h6 san=Qh6 by=rest
53040.000 touched side=white square=g1 piece=K
53940.000 released side=white from=g1 square=g2 piece=K
53940.000 made ply=7 side=white uci=g1g2 san=Kg2
55940.000 completed ply=7 side=white uci=g1g2 san=Kg2 by=rest
57144.000 touched side=black square=g3 piece=P
58614.000 touched side=black square=d6 piece=b
59578.000 released side=black from=d6 square=g3 piece=b
59578.000 made ply=8 side=black uci=d6g3 san=Bxg3
61578.000 completed ply=8 side=black uci=d6g3 san=Bxg3 by=rest
61628.000 touched side=white square=g3 piece=b
62964.000 touched side=white square=g2 piece=K
63866.000 released side=white from=g2 square=g3 piece=K
63866.000 made ply=9 side=white uci=g2g3 san=Kxg3
65866.000 completed ply=9 side=white uci=g2g3 san=Kxg3 by=rest
69124.000 touched side=black square=h6 piece=q
69978.000 released side=black from=h6 square=g6 piece=q
69978.000 made ply=10 side=black uci=h6g6 san=Qg6
71978.000 completed ply=10 side=black uci=h6g6 san=Qg6 by=rest
73334.000 touched side=white square=g3 piece=K
74182.000 released side=white from=g3 square=f4 piece=K
74182.000 made ply=11 side=white uci=g3f4 san=Kf4
76182.000 completed ply=11 side=white uci=g3f4 san=Kf4 by=rest
81358.000 touched side=black square=g6 piece=q
82238.000 released side=black from=g6 square=d6 piece=q
82238.000 made ply=12 side=black uci=g6d6 san=Qd6+
84238.000 completed ply=12 side=black uci=g6d6 san=Qd6+ by=rest
102745.000 game state=ended result=0-1 reason=resignation article=5.1.2
