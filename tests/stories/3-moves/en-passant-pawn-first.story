# White takes in passing, and lifts the captured pawn after he has moved his own.
set Fen=4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2
1000 press black
2000 lift e5
+300 place d6
+300 lift d5
+400 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e5 piece=P
2600.000 touched side=white square=d5 piece=p
3000.000 released side=white from=e5 square=d6 piece=P
3000.000 made ply=1 side=white uci=e5d6 san=exd6
3000.000 completed ply=1 side=white uci=e5d6 san=exd6 by=clock
3000.000 clock running=black why=press
