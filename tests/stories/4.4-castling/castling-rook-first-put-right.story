# White takes up the rook first, castles and puts the king back: the rook's move stands.
set Fen=4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1
1000 press black
2000 lift h1
+300 place f1
+900 lift e1
+300 place g1
+900 lift g1
+300 place e1
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=h1 piece=R
2800.000 released side=white from=h1 square=f1 piece=R
2800.000 made ply=1 side=white uci=h1f1 san=Rf1
3200.000 touched side=white square=e1 piece=K
4000.000 released side=white from=e1 square=g1 piece=K
4000.000 withdrawn ply=1 uci=h1f1 why=changed
4000.000 made ply=1 side=white uci=e1g1 san=O-O
4400.000 touched side=white square=g1 piece=K
5000.000 released side=white from=g1 square=e1 piece=K
5000.000 withdrawn ply=1 uci=e1g1 why=changed
5000.000 made ply=1 side=white uci=h1f1 san=Rf1
5000.000 completed ply=1 side=white uci=h1f1 san=Rf1 by=clock
5000.000 clock running=black why=press
