# In play: the pawn that has just moved is captured, put down where it could also have gone, and
# taken off behind its captor. Its own move stays.
set Clock=none
set PlayRestTime=0.6
set Fen=r7/1ppb1n1p/3p1k2/p2Pnpp1/2PN4/1P1B2PP/P4P2/3RR1K1 w - - 0 23
2500 lift f2
+413 place f4
+2374 lift f4
+229 place f3
+680 lift g5
+280 place f4
+805 lift f3
+8941 lift g3
+591 lift f4
+198 place f4
---
0.000 game state=ready
0.000 game state=started
2500.000 touched side=white square=f2 piece=P
3413.000 released side=white from=f2 square=f4 piece=P
3413.000 made ply=1 side=white uci=f2f4 san=f4
4013.000 completed ply=1 side=white uci=f2f4 san=f4 by=rest
5287.000 touched side=black square=f4 piece=P
6196.000 touched side=black square=g5 piece=p
6976.000 released side=black from=g5 square=f4 piece=p
6976.000 made ply=2 side=black uci=g5f4 san=gxf4
7576.000 completed ply=2 side=black uci=g5f4 san=gxf4 by=rest
16222.000 touched side=white square=g3 piece=P
16813.000 touched side=white square=f4 piece=p
17511.000 released side=white from=g3 square=f4 piece=P
17511.000 made ply=3 side=white uci=g3f4 san=gxf4
18111.000 completed ply=3 side=white uci=g3f4 san=gxf4 by=rest
