# Nobody presses: the king's move that stands is none once the rook follows, and the castling is
# over when it has rested.
set Variant=chess960
set Clock=none
set Fen=4k3/8/8/8/8/8/8/5K1R w H - 0 1
500 ! start
2000 lift f1
+400 place g1
+700 lift h1
+500 place f1
+4000 lift e8
+300 place e7
+4000 rest
---
0.000 game state=ready
500.000 game state=started
2000.000 touched side=white square=f1 piece=K
2900.000 released side=white from=f1 square=g1 piece=K
2900.000 made ply=1 side=white uci=f1g1 san=Kg1
3100.000 touched side=white square=h1 piece=R
4100.000 released side=white from=h1 square=f1 piece=R
4100.000 withdrawn ply=1 uci=f1g1 why=changed
4100.000 made ply=1 side=white uci=f1h1 san=O-O
6100.000 completed ply=1 side=white uci=f1h1 san=O-O by=rest
7600.000 touched side=black square=e8 piece=k
8400.000 released side=black from=e8 square=e7 piece=k
8400.000 made ply=2 side=black uci=e8e7 san=Ke7
10400.000 completed ply=2 side=black uci=e8e7 san=Ke7 by=rest
