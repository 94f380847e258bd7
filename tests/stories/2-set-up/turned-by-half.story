# The board lies turned by half, which Article 2 allows, and nobody could see it before the first
# move: that is told once, and the game is followed as it is.
1000 press black
2000 lift d7
+600 place d5
+600 press white
+2000 lift e2
+600 place e4
+600 press black
+2000 lift g8
+600 place f6
+600 press white
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=d7 piece=p
3200.000 game state=turned orientation=black
3200.000 touched side=white square=e2 piece=P
3200.000 released side=white from=e2 square=e4 piece=P
3200.000 made ply=1 side=white uci=e2e4 san=e4
3200.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
3200.000 clock running=black why=press
5200.000 touched side=black square=d7 piece=p
6300.000 released side=black from=d7 square=d5 piece=p
6300.000 made ply=2 side=black uci=d7d5 san=d5
6400.000 completed ply=2 side=black uci=d7d5 san=d5 by=clock
6400.000 clock running=white why=press
8400.000 touched side=white square=b1 piece=N
9500.000 released side=white from=b1 square=c3 piece=N
9500.000 made ply=3 side=white uci=b1c3 san=Nc3
9600.000 completed ply=3 side=white uci=b1c3 san=Nc3 by=clock
9600.000 clock running=black why=press
