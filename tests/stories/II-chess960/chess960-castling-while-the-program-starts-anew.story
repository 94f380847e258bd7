# The program starts anew while king and rook are both in the air, and finds the same squares
# occupied: they were taken up, and have changed places.
set Variant=chess960
set Fen=4k3/8/8/8/8/8/8/5KR1 w G - 0 1
1000 press black
2000 lift f1
+400 lift g1
+300 restart
+3000 place f1
+10 place g1
+1000 answers
+1000 press white
+1000 lift e8
+300 place e7
+800 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=f1 piece=K
2400.000 touched side=white square=g1 piece=R
2700.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"restart","since":2700000,"times":1,"silent_ms":0}
3700.000 clock why=pause
6710.000 clock running=white why=resume
7210.000 released side=white from=g1 square=f1 piece=R
7210.000 released side=white from=f1 square=g1 piece=K
7210.000 made ply=1 side=white uci=f1g1 san=O-O
7710.000 completed ply=1 side=white uci=f1g1 san=O-O by=clock
7710.000 clock running=black why=press
8710.000 touched side=black square=e8 piece=k
9510.000 released side=black from=e8 square=e7 piece=k
9510.000 made ply=2 side=black uci=e8e7 san=Ke7
9810.000 completed ply=2 side=black uci=e8e7 san=Ke7 by=clock
9810.000 clock running=white why=press
