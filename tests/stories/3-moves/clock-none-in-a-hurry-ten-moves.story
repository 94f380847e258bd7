# Without levers, ten moves in a hurry, some lifted before the piece of the move before stands: each
# square opens and closes as the moves say, and all ten are told.
set Clock=none
set Fen=rnbqk2r/pp2bppp/3ppn2/2p5/8/1P3NP1/PBPPPPBP/RN1QK2R w KQkq - 0 6
1000 ! start
+2499 lift e1
+60 place f1
+60 lift f1
+20 place g1
+540 lift h1
+319 place f1
+421 lift e8
+240 place g8
+319 lift h8
+240 place f8
+281 lift c2
+60 place c3
+60 lift c3
+80 place c4
+4880 lift a7
+219 place a6
+400 lift b1
+280 place c3
+260 lift b8
+260 place c6
+4321 lift d2
+80 place d3
+60 lift d3
+80 place d4
+420 lift d4
+780 lift c5
+241 place d4
+440 lift f3
+359 lift d4
+199 place d4
+822 lift c8
+240 place d7
---
0.000 game state=ready
1000.000 game state=started
3499.000 touched side=white square=e1 piece=K
4139.000 released side=white from=e1 square=g1 piece=K
4179.000 touched side=white square=h1 piece=R
4919.000 released side=white from=h1 square=f1 piece=R
4919.000 made ply=1 side=white uci=e1g1 san=O-O
4919.000 touched side=black square=e8 piece=k
5478.000 touched side=black square=h8 piece=r
5999.000 released side=black from=e8 square=g8 piece=k
5999.000 released side=black from=h8 square=f8 piece=r
5999.000 completed ply=1 side=white uci=e1g1 san=O-O by=answer
5999.000 made ply=2 side=black uci=e8g8 san=O-O
5999.000 touched side=white square=c2 piece=P
6699.000 released side=white from=c2 square=c4 piece=P
6699.000 completed ply=2 side=black uci=e8g8 san=O-O by=answer
6699.000 made ply=3 side=white uci=c2c4 san=c4
8699.000 completed ply=3 side=white uci=c2c4 san=c4 by=rest
11079.000 touched side=black square=a7 piece=p
11698.000 released side=black from=a7 square=a6 piece=p
11698.000 made ply=4 side=black uci=a7a6 san=a6
11698.000 touched side=white square=b1 piece=N
12238.000 released side=white from=b1 square=c3 piece=N
12238.000 completed ply=4 side=black uci=a7a6 san=a6 by=answer
12238.000 made ply=5 side=white uci=b1c3 san=Nc3
12238.000 touched side=black square=b8 piece=n
12998.000 released side=black from=b8 square=c6 piece=n
12998.000 completed ply=5 side=white uci=b1c3 san=Nc3 by=answer
12998.000 made ply=6 side=black uci=b8c6 san=Nc6
14998.000 completed ply=6 side=black uci=b8c6 san=Nc6 by=rest
16819.000 touched side=white square=d2 piece=P
17459.000 released side=white from=d2 square=d4 piece=P
17459.000 made ply=7 side=white uci=d2d4 san=d4
17459.000 touched side=black square=d4 piece=P
18239.000 touched side=black square=c5 piece=p
18920.000 released side=black from=c5 square=d4 piece=p
18920.000 completed ply=7 side=white uci=d2d4 san=d4 by=answer
18920.000 made ply=8 side=black uci=c5d4 san=cxd4
18920.000 touched side=white square=f3 piece=N
19279.000 touched side=white square=d4 piece=p
19978.000 released side=white from=f3 square=d4 piece=N
19978.000 completed ply=8 side=black uci=c5d4 san=cxd4 by=answer
19978.000 made ply=9 side=white uci=f3d4 san=Nxd4
20300.000 touched side=black square=c8 piece=b
21040.000 released side=black from=c8 square=d7 piece=b
21040.000 completed ply=9 side=white uci=f3d4 san=Nxd4 by=answer
21040.000 made ply=10 side=black uci=c8d7 san=Bd7
23040.000 completed ply=10 side=black uci=c8d7 san=Bd7 by=rest
