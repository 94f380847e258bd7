# The arbiter sets a position up, with rights to castle as X-FEN writes them.
set Variant=chess960
set Fen=518
show fen
1000 press black
2000 ! set-position 4k3/8/8/8/8/8/8/5KR1 w K - 0 1
3000 shows 4k3/8/8/8/8/8/8/5KR1
4000 ! resume
5000 lift f1
+300 lift g1
+900 place f1
+300 place g1
+900 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 game state=paused by=arbiter
2000.000 clock why=pause
2000.000 game state=paused fen=4k3/8/8/8/8/8/8/5KR1 w K - 0 1
2000.000 game state=irregular
3500.000 game state=restored
4000.000 game state=resumed
4000.000 clock running=white why=resume
5000.000 touched side=white square=f1 piece=K
5300.000 touched side=white square=g1 piece=R
7000.000 released side=white from=g1 square=f1 piece=R
7000.000 released side=white from=f1 square=g1 piece=K
7000.000 made ply=1 side=white uci=f1g1 san=O-O fen=4k3/8/8/8/8/8/8/5RK1 b - - 1 1
7400.000 completed ply=1 side=white uci=f1g1 san=O-O fen=4k3/8/8/8/8/8/8/5RK1 b - - 1 1 by=clock
7400.000 clock running=black why=press
