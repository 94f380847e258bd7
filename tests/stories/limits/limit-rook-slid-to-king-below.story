# What closes the king's square at most 200 ms before the rook's opens is the rook, slid there.
set Variant=chess960
set Fen=1k6/8/8/8/8/8/8/5KR1 w G - 0 1
1000 press black
2000 lift f1
+700 place f1
+200 lift g1
+500 place g1
+500 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=f1 piece=K
2900.000 touched side=white square=g1 piece=R
3400.000 released side=white from=g1 square=f1 piece=R
3900.000 released side=white from=f1 square=g1 piece=K
3900.000 made ply=1 side=white uci=f1g1 san=O-O
3900.000 completed ply=1 side=white uci=f1g1 san=O-O by=clock
3900.000 clock running=black why=press
