# Dead squares are named as the wiring names them, so that they stay where the board is turned.
# White sits at row 8 of the wiring: the pawn of e2 stands on d7, and its e4 is d5, without a reed.
set DeadSquares=d5
1000 press black
2000 lift c7
+300 place c6
+600 press white
+500 lift e2
+300 place e4
+600 press black
+500 lift d7
+600 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=c7 piece=p
2900.000 game state=turned orientation=black
2900.000 touched side=white square=f2 piece=P
2900.000 released side=white from=f2 square=f3 piece=P
2900.000 made ply=1 side=white uci=f2f3 san=f3
2900.000 completed ply=1 side=white uci=f2f3 san=f3 by=clock
2900.000 clock running=black why=press
3400.000 touched side=black square=d7 piece=p
4200.000 released side=black from=d7 square=d5 piece=p
4200.000 made ply=2 side=black uci=d7d5 san=d5
4300.000 completed ply=2 side=black uci=d7d5 san=d5 by=clock
4300.000 clock running=white why=press
4800.000 touched side=white square=e2 piece=P
5400.000 released side=white from=e2 square=e4 piece=P
5400.000 made ply=3 side=white uci=e2e4 san=e4
5400.000 completed ply=3 side=white uci=e2e4 san=e4 by=clock
5400.000 clock running=black why=press
