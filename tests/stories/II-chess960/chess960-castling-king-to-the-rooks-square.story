# The king goes to where his rook stood, and what is occupied behind it is as after Kf1.
# The edition of 2001, which knows no Chess960, judges it alike.
editions 2001 2023
set Variant=chess960
set Fen=4k3/8/8/8/8/8/8/4K1R1 w G - 0 1
[2023] show fen
1000 press black
2000 lift e1
+400 lift g1
+500 place f1
+700 place g1
+400 press white
---
0.000 game state=ready
[2001] 1000.000 game state=started
[2023] 1000.000 game state=started fen=4k3/8/8/8/8/8/8/4K1R1 w K - 0 1
1000.000 clock running=white why=start
2000.000 touched side=white square=e1 piece=K
2400.000 touched side=white square=g1 piece=R
3400.000 released side=white from=g1 square=f1 piece=R
4000.000 released side=white from=e1 square=g1 piece=K
[2001] 4000.000 made ply=1 side=white uci=e1g1 san=O-O
[2001] 4000.000 completed ply=1 side=white uci=e1g1 san=O-O by=clock
[2023] 4000.000 made ply=1 side=white uci=e1g1 san=O-O fen=4k3/8/8/8/8/8/8/5RK1 b - - 1 1
[2023] 4000.000 completed ply=1 side=white uci=e1g1 san=O-O fen=4k3/8/8/8/8/8/8/5RK1 b - - 1 1 by=clock
4000.000 clock running=black why=press
