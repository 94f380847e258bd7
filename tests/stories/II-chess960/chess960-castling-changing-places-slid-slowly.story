# The rook is slid to where the king stood, and he follows when that has rested: nothing is told of
# the rook before.
set Variant=chess960
set Fen=4k3/8/8/8/8/8/8/5KR1 w G - 0 1
show fen
1000 press black
5000 lift f1
6700 place f1
+20 lift g1
+1600 place g1
+800 press white
---
0.000 game state=ready
1000.000 game state=started fen=4k3/8/8/8/8/8/8/5KR1 w K - 0 1
1000.000 clock running=white why=start
5000.000 touched side=white square=f1 piece=K
6720.000 touched side=white square=g1 piece=R
7220.000 released side=white from=g1 square=f1 piece=R
8820.000 released side=white from=f1 square=g1 piece=K
8820.000 made ply=1 side=white uci=f1g1 san=O-O fen=4k3/8/8/8/8/8/8/5RK1 b - - 1 1
9120.000 completed ply=1 side=white uci=f1g1 san=O-O fen=4k3/8/8/8/8/8/8/5RK1 b - - 1 1 by=clock
9120.000 clock running=black why=press
