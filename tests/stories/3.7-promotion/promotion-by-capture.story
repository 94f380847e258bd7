# White promotes by a capture, and declares a bishop.
set Fen=3r4/4P1k1/8/8/8/8/7P/4K3 w - - 0 1
1000 press black
2000 lift d8
+300 lift e7
+300 place d8
+200 ! promote B
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=d8 piece=r
2300.000 touched side=white square=e7 piece=P
3100.000 released side=white from=e7 square=d8 piece=B
3100.000 made ply=1 side=white uci=e7d8b san=exd8=B
3100.000 promotion ply=1 piece=B source=declared uci=e7d8b san=exd8=B
3100.000 completed ply=1 side=white uci=e7d8b san=exd8=B by=clock
3100.000 clock running=black why=press
