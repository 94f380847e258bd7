# A board that recognises pieces shows the queen that has replaced the pawn, and the player declares
# it at once, before she has stood for half a second.
set Fen=8/1P4k1/8/8/8/7P/6K1/8 w - - 0 1
shows 8/1P4k1/8/8/8/7P/6K1/8
1000 press black
3000 shows 8/6k1/8/8/8/7P/6K1/8
3600 shows 1P6/6k1/8/8/8/7P/6K1/8
5600 shows 8/6k1/8/8/8/7P/6K1/8
6600 shows 1Q6/6k1/8/8/8/7P/6K1/8
+200 ! promote Q
+600 press white
+20000 shows 1Q6/8/8/8/8/7P/6K1/8
+600 shows 1Q6/8/6k1/8/8/7P/6K1/8
+700 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 touched side=white square=b7 piece=P
4100.000 released side=white from=b7 square=b8 piece=P
5600.000 touched side=white square=b8 piece=P
7100.000 released side=white from=b7 square=b8 piece=Q
7100.000 made ply=1 side=white uci=b7b8q san=b8=Q
7100.000 promotion ply=1 piece=Q source=declared uci=b7b8q san=b8=Q
7400.000 completed ply=1 side=white uci=b7b8q san=b8=Q by=clock
7400.000 clock running=black why=press
27400.000 touched side=black square=g7 piece=k
28500.000 released side=black from=g7 square=g6 piece=k
28500.000 made ply=2 side=black uci=g7g6 san=Kg6
28700.000 completed ply=2 side=black uci=g7g6 san=Kg6 by=clock
28700.000 clock running=white why=press
