# Squares without a reed are played on like any other, and in no game is anything told of them.
# e4 shows a piece all the time; d7 and b1 show nothing.
set DeadSquares=e4 d7 b1
stands fff700001000fffd
1000 press black
2000 lift e2
+600 press white
+800 place d5
+300 press black
+500 lift d5
+300 place d5
+300 press white
+500 lift d8
+300 lift d5
+300 place d5
+300 press black
+500 place c3
+600 press white
+500 ! resign black
# The next game.
+500 lift c3
+300 lift d5
+300 place d8
+300 place e2
+600 rest
+500 press black
+500 lift d2
+300 place d4
+600 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e4 piece=P
2600.000 made ply=1 side=white uci=e2e4 san=e4
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2600.000 clock running=black why=press
3700.000 touched side=black square=d7 piece=p
3700.000 released side=black from=d7 square=d5 piece=p
3700.000 made ply=2 side=black uci=d7d5 san=d5
3700.000 completed ply=2 side=black uci=d7d5 san=d5 by=clock
3700.000 clock running=white why=press
4200.000 touched side=white square=d5 piece=p
4800.000 touched side=white square=e4 piece=P
4800.000 released side=white from=e4 square=d5 piece=P
4800.000 made ply=3 side=white uci=e4d5 san=exd5
4800.000 completed ply=3 side=white uci=e4d5 san=exd5 by=clock
4800.000 clock running=black why=press
5300.000 touched side=black square=d8 piece=q
5600.000 touched side=black square=d5 piece=P
6200.000 released side=black from=d8 square=d5 piece=q
6200.000 made ply=4 side=black uci=d8d5 san=Qxd5
6200.000 completed ply=4 side=black uci=d8d5 san=Qxd5 by=clock
6200.000 clock running=white why=press
7200.000 touched side=white square=b1 piece=N
7200.000 released side=white from=b1 square=c3 piece=N
7200.000 made ply=5 side=white uci=b1c3 san=Nc3
7300.000 completed ply=5 side=white uci=b1c3 san=Nc3 by=clock
7300.000 clock running=black why=press
7800.000 clock why=pause
7800.000 game state=ended result=1-0 reason=resignation article=5.1.2
9215.000 game state=ready
10300.000 game state=started
10300.000 clock running=white why=start
10800.000 touched side=white square=d2 piece=P
11600.000 released side=white from=d2 square=d4 piece=P
11600.000 made ply=1 side=white uci=d2d4 san=d4
11700.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
11700.000 clock running=black why=press
