# A takeback is refused before the game, after it, and of plies that were not played.
500 ! takeback 1
1000 press black
+500 ! takeback 1
2000 lift e2
+300 place e4
+300 press white
+500 ! takeback 2
+1000 lift e7
+300 place e5
+300 press black
+1000 ! resign white
+500 ! takeback 1
---
0.000 game state=ready
500.000 refused takeback 1
1000.000 game state=started
1000.000 clock running=white why=start
1500.000 refused takeback 1
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e4 piece=P
2600.000 made ply=1 side=white uci=e2e4 san=e4
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2600.000 clock running=black why=press
3100.000 refused takeback 2
4100.000 touched side=black square=e7 piece=p
4700.000 released side=black from=e7 square=e5 piece=p
4700.000 made ply=2 side=black uci=e7e5 san=e5
4700.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
4700.000 clock running=white why=press
5700.000 clock why=pause
5700.000 game state=ended result=0-1 reason=resignation article=5.1.2
6200.000 refused takeback 1
