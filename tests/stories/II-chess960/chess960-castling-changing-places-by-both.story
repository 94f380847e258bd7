# From the start position both sides castle by changing places: the board shows the start all the
# time.
set Variant=chess960
set Fen=rnbqnkrb/pppppppp/8/8/8/8/PPPPPPPP/RNBQNKRB w KQkq - 0 1
1000 press black
2000 lift f1
+300 lift g1
+900 place f1
+300 place g1
+900 press white
+900 lift f8
+900 lift g8
+900 place f8
+300 place g8
+900 press black
+900 lift e2
+900 place e4
+900 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=f1 piece=K
2300.000 touched side=white square=g1 piece=R
4000.000 released side=white from=g1 square=f1 piece=R
4000.000 released side=white from=f1 square=g1 piece=K
4000.000 made ply=1 side=white uci=f1g1 san=O-O
4400.000 completed ply=1 side=white uci=f1g1 san=O-O by=clock
4400.000 clock running=black why=press
5300.000 touched side=black square=f8 piece=k
6200.000 touched side=black square=g8 piece=r
7900.000 released side=black from=g8 square=f8 piece=r
7900.000 released side=black from=f8 square=g8 piece=k
7900.000 made ply=2 side=black uci=f8g8 san=O-O
8300.000 completed ply=2 side=black uci=f8g8 san=O-O by=clock
8300.000 clock running=white why=press
9200.000 touched side=white square=e2 piece=P
10600.000 released side=white from=e2 square=e4 piece=P
10600.000 made ply=3 side=white uci=e2e4 san=e4
11000.000 completed ply=3 side=white uci=e2e4 san=e4 by=clock
11000.000 clock running=black why=press
