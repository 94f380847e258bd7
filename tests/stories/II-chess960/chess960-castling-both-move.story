# White castles, and both king and rook move (II.3.2.1).
# The king goes beside the board, the rook to its square, and then he to his.
set Variant=chess960
set Fen=4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1
show fen
1000 press black
2000 lift e1
+400 lift b1
+500 place d1
+400 place c1
+500 press white
---
0.000 game state=ready
1000.000 game state=started fen=4k3/8/8/8/8/8/8/1R2K1R1 w KQ - 0 1
1000.000 clock running=white why=start
2000.000 touched side=white square=e1 piece=K
2400.000 touched side=white square=b1 piece=R
3800.000 released side=white from=b1 square=d1 piece=R
3800.000 released side=white from=e1 square=c1 piece=K
3800.000 made ply=1 side=white uci=e1b1 san=O-O-O fen=4k3/8/8/8/8/8/8/2KR2R1 b - - 1 1
3800.000 completed ply=1 side=white uci=e1b1 san=O-O-O fen=4k3/8/8/8/8/8/8/2KR2R1 b - - 1 1 by=clock
3800.000 clock running=black why=press
