# White castles with the rook alone, and lifts the king until it has passed.
set Variant=chess960
set Fen=4k3/8/8/8/8/8/8/6KR w H - 0 1
show fen
1000 press black
2000 lift g1
+400 lift h1
+400 place f1
+700 place g1
+400 press white
---
0.000 game state=ready
1000.000 game state=started fen=4k3/8/8/8/8/8/8/6KR w K - 0 1
1000.000 clock running=white why=start
2000.000 touched side=white square=g1 piece=K
2400.000 touched side=white square=h1 piece=R
3300.000 released side=white from=h1 square=f1 piece=R
3900.000 released side=white from=g1 square=g1 piece=K
3900.000 made ply=1 side=white uci=g1h1 san=O-O fen=4k3/8/8/8/8/8/8/5RK1 b - - 1 1
3900.000 completed ply=1 side=white uci=g1h1 san=O-O fen=4k3/8/8/8/8/8/8/5RK1 b - - 1 1 by=clock
3900.000 clock running=black why=press
