# Without a clock Black puts a rook on f1, and declares nothing. White answers with a move that a
# queen there would forbid, and Black answers that: the pawn has become a rook.
set Clock=none
set Fen=1Q6/7k/6r1/8/8/7K/4Qp2/q7 b - - 1 47
1000 ! start
+8945 lift f2
+515 place f1
+2515 lift f1
+2755 place f1
+27605 lift e2
+840 place e7
+9155 lift h7
+555 place h6
---
0.000 game state=ready
1000.000 game state=started
9945.000 touched side=black square=f2 piece=p
10960.000 released side=black from=f2 square=f1 piece=q
10960.000 made ply=1 side=black uci=f2f1q san=f1=Q+
10960.000 promotion ply=1 piece=q source=assumed uci=f2f1q san=f1=Q+
12960.000 completed ply=1 side=black uci=f2f1q san=f1=Q+ by=rest
43335.000 touched side=white square=e2 piece=Q
53330.000 promotion ply=1 piece=r source=assumed uci=f2f1r san=f1=R
53330.000 released side=white from=e2 square=e7 piece=Q
53330.000 made ply=2 side=white uci=e2e7 san=Qe7+
53330.000 touched side=black square=h7 piece=k
54385.000 released side=black from=h7 square=h6 piece=k
54385.000 completed ply=2 side=white uci=e2e7 san=Qe7+ by=answer
54385.000 made ply=3 side=black uci=h7h6 san=Kh6
56385.000 completed ply=3 side=black uci=h7h6 san=Kh6 by=rest
