# King and rook change places (II.3.2.2), and the same squares are occupied: their lifts tell, and
# the press is none without a move.
set Variant=chess960
set Fen=4k3/8/8/8/8/8/8/5KR1 w G - 0 1
show fen
1000 press black
2000 lift f1
+400 lift g1
+500 place f1
+400 place g1
+500 press white
---
0.000 game state=ready
1000.000 game state=started fen=4k3/8/8/8/8/8/8/5KR1 w K - 0 1
1000.000 clock running=white why=start
2000.000 touched side=white square=f1 piece=K
2400.000 touched side=white square=g1 piece=R
3800.000 released side=white from=g1 square=f1 piece=R
3800.000 released side=white from=f1 square=g1 piece=K
3800.000 made ply=1 side=white uci=f1g1 san=O-O fen=4k3/8/8/8/8/8/8/5RK1 b - - 1 1
3800.000 completed ply=1 side=white uci=f1g1 san=O-O fen=4k3/8/8/8/8/8/8/5RK1 b - - 1 1 by=clock
3800.000 clock running=black why=press
