# White's rook stands 149 ms after the captured one has left: the hand that carried it may have
# swept that off without stopping.
set Fen=4k3/8/8/7r/8/8/8/R3K2R w KQ - 0 1
1000 press black
2000 lift h1
+80 lift h5
+149 place h5
+900 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=h1 piece=R
2080.000 touched side=white square=h5 piece=r
2729.000 released side=white from=h1 square=h5 piece=R
2729.000 made ply=1 side=white uci=h1h5 san=Rxh5
3129.000 completed ply=1 side=white uci=h1h5 san=Rxh5 by=clock
3129.000 clock running=black why=press
