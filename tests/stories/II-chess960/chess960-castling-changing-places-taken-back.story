# King and rook have changed places, and the move is taken back.
# The same squares are occupied: that they are put back shows when both have been lifted.
set Variant=chess960
set Fen=4k3/8/8/8/8/8/8/5KR1 w G - 0 1
show fen
1000 press black
2000 lift f1
+400 lift g1
+500 place f1
+400 place g1
+500 press white
6000 ! takeback 1
+1000 lift f1
+100 lift g1
+600 place g1
+500 place f1
+1000 press black
+1000 lift f1
+500 place f2
+500 press white
---
0.000 game state=ready
1000.000 game state=started fen=4k3/8/8/8/8/8/8/5KR1 w K - 0 1
1000.000 clock running=white why=start
2000.000 touched side=white square=f1 piece=K
2400.000 touched side=white square=g1 piece=R
3800.000 released side=white from=g1 square=f1 piece=R
3800.000 released side=white from=f1 square=g1 piece=K
3800.000 made ply=1 side=white uci=f1g1 san=O-O fen=4k3/8/8/8/8/8/8/5RK1 b - - 1 1
3800.000 completed ply=1 side=white uci=f1g1 san=O-O fen=4k3/8/8/8/8/8/8/5RK1 b - - 1 1 by=clock
3800.000 clock running=black why=press
6000.000 game state=paused by=arbiter
6000.000 clock why=pause
6000.000 withdrawn ply=1 uci=f1g1 why=taken-back
6000.000 game state=irregular
8700.000 game state=restored
9200.000 game state=resumed
9200.000 clock running=white why=resume
10200.000 touched side=white square=f1 piece=K
11200.000 released side=white from=f1 square=f2 piece=K
11200.000 made ply=1 side=white uci=f1f2 san=Kf2 fen=4k3/8/8/8/8/8/5K2/6R1 b - - 1 1
11200.000 completed ply=1 side=white uci=f1f2 san=Kf2 fen=4k3/8/8/8/8/8/5K2/6R1 b - - 1 1 by=clock
11200.000 clock running=black why=press
