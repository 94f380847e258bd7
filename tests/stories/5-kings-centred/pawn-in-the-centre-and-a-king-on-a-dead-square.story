# A pawn comes to e4, a king to a dead square, and the other king to e5: those on e4 and e5 are not
# the kings, as the pawn had stood on e4 for long when the first king was lifted.
set Clock=none
set DeadSquares=e3
set Fen=8/7p/1R1p4/1p1rpk2/7P/1P3K2/P7/8 b - - 1 53
1000 ! start
+7000 lift e5
+600 place e4
+20000 lift f3
+51000 lift f5
+160 place e5
+9000 lift b6
+600 place b8
+9000 lift d5
+700 place d3
+9000 rest
---
0.000 game state=ready
1000.000 game state=started
8000.000 touched side=black square=e5 piece=p
9100.000 released side=black from=e5 square=e4 piece=p
9100.000 made ply=1 side=black uci=e5e4 san=e4+
11100.000 completed ply=1 side=black uci=e5e4 san=e4+ by=rest
28600.000 touched side=white square=f3 piece=K
79600.000 touched side=white square=f5 piece=k
89860.000 made ply=2 side=white uci=f3e3 san=Ke3
89860.000 completed ply=2 side=white uci=f3e3 san=Ke3 by=answer
89860.000 made ply=3 side=black uci=f5e5 san=Ke5
89860.000 completed ply=3 side=black uci=f5e5 san=Ke5 by=answer
89860.000 made ply=4 side=white uci=b6b8 san=Rb8
89860.000 completed ply=4 side=white uci=b6b8 san=Rb8 by=rest
89860.000 touched side=black square=e3 piece=K
98360.000 touched side=black square=d5 piece=r
99560.000 released side=black from=d5 square=d3 piece=r
99560.000 released side=black from=e3 square=e3 piece=K
99560.000 made ply=5 side=black uci=d5d3 san=Rd3+
101560.000 completed ply=5 side=black uci=d5d3 san=Rd3+ by=rest
