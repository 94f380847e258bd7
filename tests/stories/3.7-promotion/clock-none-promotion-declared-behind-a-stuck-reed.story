# Without a clock the king goes to d2, and the reed of e1 stays closed. Black takes the rook, and
# declares one of his own, while by the record it is White's move.
set Clock=none
set Fen=7k/8/6P1/8/8/8/1p6/R3K3 w - - 0 1
1000 ! start
+2000 place d2
+7000 lift a1
+1000 lift b2
+2500 place a1
+300 ! promote R
+9000 lift g6
+600 place g7
+9000 lift h8
+600 place h7
+5000 rest
---
0.000 game state=ready
1000.000 game state=started
10000.000 touched side=white square=a1 piece=R
11000.000 touched side=white square=b2 piece=p
23900.000 made ply=1 side=white uci=e1d2 san=Kd2
23900.000 completed ply=1 side=white uci=e1d2 san=Kd2 by=answer
23900.000 made ply=2 side=black uci=b2a1r san=bxa1=R
23900.000 promotion ply=2 piece=r source=declared uci=b2a1r san=bxa1=R
23900.000 completed ply=2 side=black uci=b2a1r san=bxa1=R by=answer
23900.000 made ply=3 side=white uci=g6g7 san=g7+
23900.000 completed ply=3 side=white uci=g6g7 san=g7+ by=rest
32400.000 touched side=black square=h8 piece=k
35000.000 released side=black from=h8 square=h7 piece=k
35000.000 made ply=4 side=black uci=h8h7 san=Kh7
37000.000 completed ply=4 side=black uci=h8h7 san=Kh7 by=rest
