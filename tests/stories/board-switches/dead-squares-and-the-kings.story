# The kings in the centre end the game also from a dead square.
set DeadSquares=e1 a1
stands ffff00000000ffee
1000 press black
2000 lift e2
+300 place e4
+600 press white
+500 lift d7
+300 place d5
+600 press black
+500 lift e4
+300 lift d5
+300 place d5
+300 press white
+1000 lift e8
+300 place e5
+300 place d4
+5000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
2900.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2900.000 clock running=black why=press
3400.000 touched side=black square=d7 piece=p
4200.000 released side=black from=d7 square=d5 piece=p
4200.000 made ply=2 side=black uci=d7d5 san=d5
4300.000 completed ply=2 side=black uci=d7d5 san=d5 by=clock
4300.000 clock running=white why=press
4800.000 touched side=white square=e4 piece=P
5100.000 touched side=white square=d5 piece=p
5700.000 released side=white from=e4 square=d5 piece=P
5700.000 made ply=3 side=white uci=e4d5 san=exd5
5700.000 completed ply=3 side=white uci=e4d5 san=exd5 by=clock
5700.000 clock running=black why=press
6700.000 touched side=black square=e8 piece=k
7800.000 clock why=pause
7800.000 game state=ended result=0-1 reason=kings-centred
