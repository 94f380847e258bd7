# The rook goes to where the king stood, whose own move stands before and is taken back when it
# follows.
set Variant=chess960
set Fen=4k3/8/8/8/8/8/8/5K1R w H - 0 1
show fen
1000 press black
2000 lift f1
+400 place g1
+700 lift h1
+500 place f1
+400 press white
---
0.000 game state=ready
1000.000 game state=started fen=4k3/8/8/8/8/8/8/5K1R w K - 0 1
1000.000 clock running=white why=start
2000.000 touched side=white square=f1 piece=K
2900.000 released side=white from=f1 square=g1 piece=K
2900.000 made ply=1 side=white uci=f1g1 san=Kg1 fen=4k3/8/8/8/8/8/8/6KR b - - 1 1
3100.000 touched side=white square=h1 piece=R
4000.000 released side=white from=h1 square=f1 piece=R
4000.000 withdrawn ply=1 uci=f1g1 why=changed
4000.000 made ply=1 side=white uci=f1h1 san=O-O fen=4k3/8/8/8/8/8/8/5RK1 b - - 1 1
4000.000 completed ply=1 side=white uci=f1h1 san=O-O fen=4k3/8/8/8/8/8/8/5RK1 b - - 1 1 by=clock
4000.000 clock running=black why=press
