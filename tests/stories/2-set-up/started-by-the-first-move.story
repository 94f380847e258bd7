# Nobody presses for the start, since White's clock goes already: his first move begins the game.
2000 lift d2
+300 place d4
+900 press white
+2000 lift d7
+300 place d5
+700 press black
---
0.000 game state=ready
2000.000 game state=started
2000.000 clock running=white why=start
3200.000 touched side=white square=d2 piece=P
3200.000 released side=white from=d2 square=d4 piece=P
3200.000 made ply=1 side=white uci=d2d4 san=d4
3200.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
3200.000 clock running=black why=press
5200.000 touched side=black square=d7 piece=p
6000.000 released side=black from=d7 square=d5 piece=p
6000.000 made ply=2 side=black uci=d7d5 san=d5
6200.000 completed ply=2 side=black uci=d7d5 san=d5 by=clock
6200.000 clock running=white why=press
