# A wire of the matrix loses its contact for a tenth of a second while Black's knight is in the air:
# nothing is told of it, and the move is told as it was made.
1000 press black
2000 lift e2
+300 place e4
+300 press white
3000 lift g8
+50 lift e1 e4 e7 e8
+100 place e1 e4 e7 e8
+200 place f6
+300 press black
4200 lift a1 b1 c1 d1 e1 f1 g1 h1
+15 place a1 b1 c1 d1 e1 f1 g1 h1
+300 lift d2
+300 place d4
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e4 piece=P
2600.000 made ply=1 side=white uci=e2e4 san=e4
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2600.000 clock running=black why=press
3000.000 touched side=black square=g8 piece=n
3650.000 released side=black from=g8 square=f6 piece=n
3650.000 made ply=2 side=black uci=g8f6 san=Nf6
3650.000 completed ply=2 side=black uci=g8f6 san=Nf6 by=clock
3650.000 clock running=white why=press
4515.000 touched side=white square=d2 piece=P
5115.000 released side=white from=d2 square=d4 piece=P
5115.000 made ply=3 side=white uci=d2d4 san=d4
5115.000 completed ply=3 side=white uci=d2d4 san=d4 by=clock
5115.000 clock running=black why=press
