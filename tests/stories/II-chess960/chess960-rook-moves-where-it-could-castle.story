# The rook moves to the square to which the king could castle, and he is not touched.
set Variant=chess960
set Fen=4k3/8/8/8/8/8/8/5K1R w H - 0 1
show fen
1000 press black
2000 lift h1
+400 place g1
+700 press white
---
0.000 game state=ready
1000.000 game state=started fen=4k3/8/8/8/8/8/8/5K1R w K - 0 1
1000.000 clock running=white why=start
2000.000 touched side=white square=h1 piece=R
2900.000 released side=white from=h1 square=g1 piece=R
2900.000 made ply=1 side=white uci=h1g1 san=Rg1 fen=4k3/8/8/8/8/8/8/5KR1 b - - 1 1
3100.000 completed ply=1 side=white uci=h1g1 san=Rg1 fen=4k3/8/8/8/8/8/8/5KR1 b - - 1 1 by=clock
3100.000 clock running=black why=press
