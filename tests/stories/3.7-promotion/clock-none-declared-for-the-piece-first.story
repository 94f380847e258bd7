# Without a clock White puts a bishop on e8, takes the pawn off e7 and declares before the move is
# told. Black takes the bishop: the move is told as declared.
set Clock=none
set Fen=6kN/4P3/2P2P2/1q1b2Pb/1p1B2p1/B6p/2NK4/5q2 b - - 1 41
1000 ! start
+6346 lift g8
+790 lift h8
+510 place h8
+20280 place e8
+740 lift e7
+1035 ! promote B
+2724 lift h5
+950 lift e8
+500 place e8
+8130 lift f6
+300 place f7
---
0.000 game state=ready
1000.000 game state=started
7346.000 touched side=black square=g8 piece=k
8136.000 touched side=black square=h8 piece=N
9146.000 released side=black from=g8 square=h8 piece=k
9146.000 made ply=1 side=black uci=g8h8 san=Kxh8
11146.000 completed ply=1 side=black uci=g8h8 san=Kxh8 by=rest
29666.000 touched side=white square=e7 piece=P
33425.000 touched side=white square=h5 piece=b
43805.000 made ply=2 side=white uci=e7e8b san=e8=B
43805.000 promotion ply=2 piece=B source=declared uci=e7e8b san=e8=B
43805.000 completed ply=2 side=white uci=e7e8b san=e8=B by=answer
43805.000 made ply=3 side=black uci=h5e8 san=Bxe8
43805.000 completed ply=3 side=black uci=h5e8 san=Bxe8 by=answer
43805.000 made ply=4 side=white uci=f6f7 san=f7+
43805.000 completed ply=4 side=white uci=f6f7 san=f7+ by=rest
