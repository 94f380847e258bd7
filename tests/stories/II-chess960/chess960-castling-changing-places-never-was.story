# King and rook were but put back, and the arbiter takes back the castling that was told.
# Nobody could see that. Nothing has to be moved, and he lets the game go on.
set Variant=chess960
set Fen=4k3/8/8/8/8/8/8/5KR1 w G - 0 1
show fen
1000 press black
2000 lift f1
+400 lift g1
+500 place g1
+400 place f1
+500 press white
6000 ! takeback 1
7000 press black
8000 ! resume
+1000 lift f1
+500 place f2
+500 press white
---
0.000 game state=ready
1000.000 game state=started fen=4k3/8/8/8/8/8/8/5KR1 w K - 0 1
1000.000 clock running=white why=start
2000.000 touched side=white square=f1 piece=K
2400.000 touched side=white square=g1 piece=R
3800.000 released side=white from=f1 square=g1 piece=K
3800.000 released side=white from=g1 square=f1 piece=R
3800.000 made ply=1 side=white uci=f1g1 san=O-O fen=4k3/8/8/8/8/8/8/5RK1 b - - 1 1
3800.000 completed ply=1 side=white uci=f1g1 san=O-O fen=4k3/8/8/8/8/8/8/5RK1 b - - 1 1 by=clock
3800.000 clock running=black why=press
6000.000 game state=paused by=arbiter
6000.000 clock why=pause
6000.000 withdrawn ply=1 uci=f1g1 why=taken-back
6000.000 game state=irregular
8000.000 game state=resumed
8000.000 clock running=white why=resume
9000.000 touched side=white square=f1 piece=K
10000.000 released side=white from=f1 square=f2 piece=K
10000.000 made ply=1 side=white uci=f1f2 san=Kf2 fen=4k3/8/8/8/8/8/5K2/6R1 b - - 1 1
10000.000 completed ply=1 side=white uci=f1f2 san=Kf2 fen=4k3/8/8/8/8/8/5K2/6R1 b - - 1 1 by=clock
10000.000 clock running=black why=press
