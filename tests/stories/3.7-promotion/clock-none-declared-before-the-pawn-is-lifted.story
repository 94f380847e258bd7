# Without a clock White orders a rook before the pawn is lifted, just behind a move of Black's,
# whose own pawn may promote, too: the rook is White's.
set Clock=none
set Fen=8/1P6/4k3/8/8/4K3/7p/8 b - - 0 50
1000 ! start
+3000 lift e6
+600 place e5
+900 ! promote R
+1500 lift b7
+700 place b8
+5000 lift e5
+600 place e6
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
4000.000 touched side=black square=e6 piece=k
5100.000 released side=black from=e6 square=e5 piece=k
5100.000 made ply=1 side=black uci=e6e5 san=Ke5
7100.000 completed ply=1 side=black uci=e6e5 san=Ke5 by=rest
7100.000 touched side=white square=b7 piece=P
8200.000 released side=white from=b7 square=b8 piece=R
8200.000 made ply=2 side=white uci=b7b8r san=b8=R
8200.000 promotion ply=2 piece=R source=declared uci=b7b8r san=b8=R
10200.000 completed ply=2 side=white uci=b7b8r san=b8=R by=rest
12700.000 touched side=black square=e5 piece=k
13800.000 released side=black from=e5 square=e6 piece=k
13800.000 made ply=3 side=black uci=e5e6 san=Ke6
15800.000 completed ply=3 side=black uci=e5e6 san=Ke6 by=rest
