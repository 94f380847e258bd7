# The rook was away for 99 ms: no hand takes it away and brings the king in that time.
# It is the king's own move. The sleeve opens the rook's reed for less than a hand takes: it is the
# king's own move.
set Variant=chess960
set Fen=4k3/8/8/8/8/8/8/4K1R1 w G - 0 1
show fen
1000 press black
2000 lift e1
+400 lift g1
+99 place g1
+300 place f1
+700 press white
---
0.000 game state=ready
1000.000 game state=started fen=4k3/8/8/8/8/8/8/4K1R1 w K - 0 1
1000.000 clock running=white why=start
2000.000 touched side=white square=e1 piece=K
2400.000 touched side=white square=g1 piece=R
3299.000 released side=white from=g1 square=g1 piece=R
3299.000 released side=white from=e1 square=f1 piece=K
3299.000 made ply=1 side=white uci=e1f1 san=Kf1 fen=4k3/8/8/8/8/8/8/5KR1 b - - 1 1
3499.000 completed ply=1 side=white uci=e1f1 san=Kf1 fen=4k3/8/8/8/8/8/8/5KR1 b - - 1 1 by=clock
3499.000 clock running=black why=press
