# A move from one dead square to another leaves no trace but its press.
set DeadSquares=g1 f3
stands ffff00000000ffbf
1000 press black
2000 press white
+600 lift d7
+300 place d5
+600 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=g1 piece=N
2000.000 released side=white from=g1 square=f3 piece=N
2000.000 made ply=1 side=white uci=g1f3 san=Nf3
2000.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=clock
2000.000 clock running=black why=press
2600.000 touched side=black square=d7 piece=p
3400.000 released side=black from=d7 square=d5 piece=p
3400.000 made ply=2 side=black uci=d7d5 san=d5
3500.000 completed ply=2 side=black uci=d7d5 san=d5 by=clock
3500.000 clock running=white why=press
