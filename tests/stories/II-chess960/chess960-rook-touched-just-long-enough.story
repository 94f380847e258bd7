# The rook was away for 100 ms, in which a hand may have changed king and rook: they were castled
# (4.4.1).
# The sleeve opens the rook's reed for less than a hand takes: it is the king's own move.
set Variant=chess960
set Fen=4k3/8/8/8/8/8/8/4K1R1 w G - 0 1
show fen
1000 press black
2000 lift e1
+400 lift g1
+100 place g1
+300 place f1
+700 press white
---
0.000 game state=ready
1000.000 game state=started fen=4k3/8/8/8/8/8/8/4K1R1 w K - 0 1
1000.000 clock running=white why=start
2000.000 touched side=white square=e1 piece=K
2400.000 touched side=white square=g1 piece=R
3300.000 released side=white from=e1 square=g1 piece=K
3300.000 released side=white from=g1 square=f1 piece=R
3300.000 made ply=1 side=white uci=e1g1 san=O-O fen=4k3/8/8/8/8/8/8/5RK1 b - - 1 1
3500.000 completed ply=1 side=white uci=e1g1 san=O-O fen=4k3/8/8/8/8/8/8/5RK1 b - - 1 1 by=clock
3500.000 clock running=black why=press
