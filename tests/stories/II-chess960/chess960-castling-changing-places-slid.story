# The king is put beside the board, and the rook slid to where he stood: that reed closes before the
# other opens.
set Variant=chess960
set Fen=4k3/8/8/8/8/8/8/5KR1 w G - 0 1
show fen
1000 press black
2000 lift f1
+400 place f1
+100 lift g1
+400 place g1
+500 press white
---
0.000 game state=ready
1000.000 game state=started fen=4k3/8/8/8/8/8/8/5KR1 w K - 0 1
1000.000 clock running=white why=start
2000.000 touched side=white square=f1 piece=K
2500.000 touched side=white square=g1 piece=R
3400.000 released side=white from=g1 square=f1 piece=R
3400.000 released side=white from=f1 square=g1 piece=K
3400.000 made ply=1 side=white uci=f1g1 san=O-O fen=4k3/8/8/8/8/8/8/5RK1 b - - 1 1
3400.000 completed ply=1 side=white uci=f1g1 san=O-O fen=4k3/8/8/8/8/8/8/5RK1 b - - 1 1 by=clock
3400.000 clock running=black why=press
