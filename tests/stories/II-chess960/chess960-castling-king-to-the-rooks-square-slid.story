# The rook is slid away while the king waits beside the board, and he goes to where it stood: it is
# not he who is beside it.
set Variant=chess960
set Fen=4k3/8/8/8/8/8/8/4K1R1 w G - 0 1
show fen
1000 press black
2000 lift e1
+400 place f1
+60 lift g1
+400 place g1
+500 press white
---
0.000 game state=ready
1000.000 game state=started fen=4k3/8/8/8/8/8/8/4K1R1 w K - 0 1
1000.000 clock running=white why=start
2000.000 touched side=white square=e1 piece=K
2460.000 touched side=white square=g1 piece=R
3360.000 released side=white from=g1 square=f1 piece=R
3360.000 released side=white from=e1 square=g1 piece=K
3360.000 made ply=1 side=white uci=e1g1 san=O-O fen=4k3/8/8/8/8/8/8/5RK1 b - - 1 1
3360.000 completed ply=1 side=white uci=e1g1 san=O-O fen=4k3/8/8/8/8/8/8/5RK1 b - - 1 1 by=clock
3360.000 clock running=black why=press
