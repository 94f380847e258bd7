# The arbiter pauses the clocks while king and rook are in the air.
set Variant=chess960
set Fen=4k3/8/8/8/8/8/8/5KR1 w G - 0 1
1000 press black
2000 lift f1
+400 lift g1
+100 ! pause
+500 place f1
+400 place g1
+2000 ! resume
+500 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=f1 piece=K
2400.000 touched side=white square=g1 piece=R
2500.000 game state=paused by=arbiter
2500.000 clock why=pause
3900.000 released side=white from=g1 square=f1 piece=R
3900.000 released side=white from=f1 square=g1 piece=K
3900.000 made ply=1 side=white uci=f1g1 san=O-O
5400.000 game state=resumed
5400.000 clock running=white why=resume
5900.000 completed ply=1 side=white uci=f1g1 san=O-O by=clock
5900.000 clock running=black why=press
