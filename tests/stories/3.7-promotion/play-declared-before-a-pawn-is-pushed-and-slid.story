# Without a clock Black orders a bishop, and his pawn comes to d1 in two goes. By no reading, to the
# end of the game, it became a queen.
set Clock=none
set PlayRestTime=0.6
set Fen=8/2N1k3/2P5/4P1P1/3pR3/1Bpq4/3p4/7K w - - 0 40
8249 lift g5
+414 place g6
+4716 lift d2
+412 place d1
+616 lift d1
+3972 place d1
+4068 lift d1
+3070 place d1
+16886 lift d1
+1756 lift b3
+658 place d1
+28982 lift e4
+2154 lift d3
+482 place e4
+8248 lift h1
+138 place g1
+9660 lift e5
+1996 lift e4
+484 place e5
+43680 lift c7
+374 place a8
+12602 lift d4
+442 place d3
+17052 lift c6
+314 place c7
+27020 lift d3
+458 place d2
+6127 ! promote Q
+1569 lift c7
+508 place c8
+632 lift c8
+3324 place c8
+7678 lift e7
+460 place d6
+15358 lift d1
+336 place c2
+7370 ! promote B
+1442 lift d2
+530 place d1
+2768 lift d1
+2614 place d1
+5228 lift d1
+1822 lift c2
+578 place d1
+11163 ! result 0-1
---
0.000 game state=ready
0.000 game state=started
8249.000 touched side=white square=g5 piece=P
9163.000 released side=white from=g5 square=g6 piece=P
9163.000 made ply=1 side=white uci=g5g6 san=g6
9763.000 completed ply=1 side=white uci=g5g6 san=g6 by=rest
13379.000 touched side=black square=d2 piece=p
14291.000 released side=black from=d2 square=d1 piece=q
14291.000 made ply=2 side=black uci=d2d1q san=d1=Q+
14291.000 promotion ply=2 piece=q source=assumed uci=d2d1q san=d1=Q+
14891.000 completed ply=2 side=black uci=d2d1q san=d1=Q+ by=rest
42403.000 touched side=white square=d1 piece=q
44159.000 touched side=white square=b3 piece=B
45317.000 released side=white from=b3 square=d1 piece=B
45317.000 made ply=3 side=white uci=b3d1 san=Bxd1
45917.000 completed ply=3 side=white uci=b3d1 san=Bxd1 by=rest
73799.000 touched side=black square=e4 piece=R
75953.000 touched side=black square=d3 piece=q
76935.000 released side=black from=d3 square=e4 piece=q
76935.000 made ply=4 side=black uci=d3e4 san=Qxe4+
77535.000 completed ply=4 side=black uci=d3e4 san=Qxe4+ by=rest
84683.000 touched side=white square=h1 piece=K
85321.000 released side=white from=h1 square=g1 piece=K
85321.000 made ply=5 side=white uci=h1g1 san=Kg1
85921.000 completed ply=5 side=white uci=h1g1 san=Kg1 by=rest
94481.000 touched side=black square=e5 piece=P
96477.000 touched side=black square=e4 piece=q
97461.000 released side=black from=e4 square=e5 piece=q
97461.000 made ply=6 side=black uci=e4e5 san=Qxe5
98061.000 completed ply=6 side=black uci=e4e5 san=Qxe5 by=rest
140641.000 touched side=white square=c7 piece=N
141515.000 released side=white from=c7 square=a8 piece=N
141515.000 made ply=7 side=white uci=c7a8 san=Na8
142115.000 completed ply=7 side=white uci=c7a8 san=Na8 by=rest
153617.000 touched side=black square=d4 piece=p
154559.000 released side=black from=d4 square=d3 piece=p
154559.000 made ply=8 side=black uci=d4d3 san=d3
155159.000 completed ply=8 side=black uci=d4d3 san=d3 by=rest
171111.000 touched side=white square=c6 piece=P
171925.000 released side=white from=c6 square=c7 piece=P
171925.000 made ply=9 side=white uci=c6c7 san=c7
172525.000 completed ply=9 side=white uci=c6c7 san=c7 by=rest
198445.000 touched side=black square=d3 piece=p
199403.000 released side=black from=d3 square=d2 piece=p
199403.000 made ply=10 side=black uci=d3d2 san=d2
200003.000 completed ply=10 side=black uci=d3d2 san=d2 by=rest
206599.000 touched side=white square=c7 piece=P
207607.000 released side=white from=c7 square=c8 piece=Q
207607.000 made ply=11 side=white uci=c7c8q san=c8=Q
207607.000 promotion ply=11 piece=Q source=declared uci=c7c8q san=c8=Q
208207.000 completed ply=11 side=white uci=c7c8q san=c8=Q by=rest
218741.000 touched side=black square=e7 piece=k
219701.000 released side=black from=e7 square=d6 piece=k
219701.000 made ply=12 side=black uci=e7d6 san=Kd6
220301.000 completed ply=12 side=black uci=e7d6 san=Kd6 by=rest
234559.000 touched side=white square=d1 piece=B
235395.000 released side=white from=d1 square=c2 piece=B
235395.000 made ply=13 side=white uci=d1c2 san=Bc2
235995.000 completed ply=13 side=white uci=d1c2 san=Bc2 by=rest
243707.000 touched side=black square=d2 piece=p
244737.000 released side=black from=d2 square=d1 piece=b
244737.000 made ply=14 side=black uci=d2d1b san=d1=B
244737.000 promotion ply=14 piece=b source=declared uci=d2d1b san=d1=B
245337.000 completed ply=14 side=black uci=d2d1b san=d1=B by=rest
254847.000 touched side=white square=d1 piece=b
256669.000 touched side=white square=c2 piece=B
257747.000 released side=white from=c2 square=d1 piece=B
257747.000 made ply=15 side=white uci=c2d1 san=Bxd1
258347.000 completed ply=15 side=white uci=c2d1 san=Bxd1 by=rest
268410.000 game state=ended result=0-1 reason=arbiter
