# White does not press; Black answers, knocks two pieces over and sets them up, and White moves and
# presses: three moves end with that press.
1000 press black
play e2e4 e7e5 d2d4 d7d6
+3000 lift h2
+200 place h3
+5000 lift c8
+150 lift d6
+50 place e6
+100 lift e5
+1400 place d6
+500 lift f1
+100 place d3
+100 place e5
+300 press white
+3000 lift d8
+200 place d7
+300 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1500.000 touched side=white square=e2 piece=P
2300.000 released side=white from=e2 square=e4 piece=P
2300.000 made ply=1 side=white uci=e2e4 san=e4
2400.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2400.000 clock running=black why=press
2900.000 touched side=black square=e7 piece=p
3700.000 released side=black from=e7 square=e5 piece=p
3700.000 made ply=2 side=black uci=e7e5 san=e5
3800.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
3800.000 clock running=white why=press
4300.000 touched side=white square=d2 piece=P
5100.000 released side=white from=d2 square=d4 piece=P
5100.000 made ply=3 side=white uci=d2d4 san=d4
5200.000 completed ply=3 side=white uci=d2d4 san=d4 by=clock
5200.000 clock running=black why=press
5700.000 touched side=black square=d7 piece=p
6500.000 released side=black from=d7 square=d6 piece=p
6500.000 made ply=4 side=black uci=d7d6 san=d6
6600.000 completed ply=4 side=black uci=d7d6 san=d6 by=clock
6600.000 clock running=white why=press
9600.000 touched side=white square=h2 piece=P
10300.000 released side=white from=h2 square=h3 piece=P
10300.000 made ply=5 side=white uci=h2h3 san=h3
14800.000 touched side=black square=c8 piece=b
14950.000 touched side=black square=d6 piece=p
15100.000 touched side=black square=e5 piece=p
17500.000 completed ply=5 side=white uci=h2h3 san=h3 by=clock
17500.000 clock running=black why=press
17500.000 released side=black from=c8 square=e6 piece=b
17500.000 released side=black from=d6 square=d6 piece=p
17500.000 touched side=black square=f1 piece=B
17700.000 released side=black from=f1 square=d3 piece=B
17700.000 released side=black from=e5 square=e5 piece=p
20500.000 touched side=black square=d8 piece=q
21000.000 released side=black from=d8 square=d7 piece=q
21000.000 made ply=6 side=black uci=c8e6 san=Be6
21000.000 completed ply=6 side=black uci=c8e6 san=Be6 by=clock
21000.000 made ply=7 side=white uci=f1d3 san=Bd3
21000.000 completed ply=7 side=white uci=f1d3 san=Bd3 by=clock
21000.000 made ply=8 side=black uci=d8d7 san=Qd7
21000.000 completed ply=8 side=black uci=d8d7 san=Qd7 by=clock
21000.000 clock running=white why=press
