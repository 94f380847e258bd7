# A pawn is announced to be put right, and then king and rook are in the air together: nobody puts
# two pieces right at once.
set Variant=chess960
set Fen=4k3/8/8/8/8/8/4P3/5KR1 w G - 0 1
1000 press black
2000 ! adjust
+100 lift e2
+300 place e2
+900 lift f1
+300 lift g1
+500 place f1
+300 place g1
+900 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2900.000 adjusted side=white squares=["e2"]
3300.000 touched side=white square=f1 piece=K
3600.000 touched side=white square=g1 piece=R
4900.000 released side=white from=g1 square=f1 piece=R
4900.000 released side=white from=f1 square=g1 piece=K
4900.000 made ply=1 side=white uci=f1g1 san=O-O
5300.000 completed ply=1 side=white uci=f1g1 san=O-O by=clock
5300.000 clock running=black why=press
