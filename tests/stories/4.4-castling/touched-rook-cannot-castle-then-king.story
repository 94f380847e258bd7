# White touches the king and a rook that may not castle: another move of the king is right (4.4.3).
set Fen=4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1
1000 press black
2000 lift e1
+300 lift h1
+900 place e1
+300 place h1
+900 lift e1
+300 place d2
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e1 piece=K
2300.000 touched side=white square=h1 piece=R
4000.000 released side=white from=e1 square=e1 piece=K
4000.000 released side=white from=h1 square=h1 piece=R
4400.000 touched side=white square=e1 piece=K
5000.000 released side=white from=e1 square=d2 piece=K
5000.000 made ply=1 side=white uci=e1d2 san=Kd2
5000.000 completed ply=1 side=white uci=e1d2 san=Kd2 by=clock
5000.000 clock running=black why=press
