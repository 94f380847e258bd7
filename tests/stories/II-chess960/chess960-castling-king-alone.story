# White castles, and only the king moves (II.3.2.3).
set Variant=chess960
set Fen=4k3/8/8/8/8/8/8/4KR2 w F - 0 1
show fen
1000 press black
2000 lift e1
+400 place g1
+700 press white
---
0.000 game state=ready
1000.000 game state=started fen=4k3/8/8/8/8/8/8/4KR2 w K - 0 1
1000.000 clock running=white why=start
2000.000 touched side=white square=e1 piece=K
2900.000 released side=white from=e1 square=g1 piece=K
2900.000 made ply=1 side=white uci=e1f1 san=O-O fen=4k3/8/8/8/8/8/8/5RK1 b - - 1 1
3100.000 completed ply=1 side=white uci=e1f1 san=O-O fen=4k3/8/8/8/8/8/8/5RK1 b - - 1 1 by=clock
3100.000 clock running=black why=press
