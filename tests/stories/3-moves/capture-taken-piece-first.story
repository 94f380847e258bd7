# White lifts the pawn that he takes before his own.
1000 press black
2000 lift e2
+300 place e4
+300 press white
+1000 lift d7
+300 place d5
+300 press black
+1000 lift d5
+300 lift e4
+300 place d5
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
3600.000 touched side=black square=d7 piece=p
4200.000 released side=black from=d7 square=d5 piece=p
4200.000 made ply=2 side=black uci=d7d5 san=d5
4200.000 completed ply=2 side=black uci=d7d5 san=d5 by=clock
4200.000 clock running=white why=press
5200.000 touched side=white square=d5 piece=p
5500.000 touched side=white square=e4 piece=P
6100.000 released side=white from=e4 square=d5 piece=P
6100.000 made ply=3 side=white uci=e4d5 san=exd5
6100.000 completed ply=3 side=white uci=e4d5 san=exd5 by=clock
6100.000 clock running=black why=press
