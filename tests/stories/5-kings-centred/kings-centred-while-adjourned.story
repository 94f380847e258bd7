# While the game is adjourned the board may show anything.
1000 press black
2000 lift e2
+300 place e4
+600 press white
+500 lift e7
+300 place e5
+600 press black
+900 ! adjourn
+2000 lift e8
+600 place d5
+900 lift e1
+600 place d4
+3000 lift d5
+600 place e8
+900 lift d4
+600 place e1
+3000 ! resume
+2000 lift g1
+300 place f3
+600 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
2900.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2900.000 clock running=black why=press
3400.000 touched side=black square=e7 piece=p
4200.000 released side=black from=e7 square=e5 piece=p
4200.000 made ply=2 side=black uci=e7e5 san=e5
4300.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
4300.000 clock running=white why=press
5200.000 game state=adjourned
5200.000 clock why=pause
7200.000 touched side=white square=e8 piece=k
8700.000 touched side=white square=e1 piece=K
12800.000 released side=white from=e1 square=d4 piece=K
13400.000 released side=white from=e8 square=e8 piece=k
13800.000 touched side=white square=d4 piece=K
14900.000 released side=white from=d4 square=e1 piece=K
17400.000 game state=resumed
17400.000 clock running=white why=resume
19400.000 touched side=white square=g1 piece=N
20200.000 released side=white from=g1 square=f3 piece=N
20200.000 made ply=3 side=white uci=g1f3 san=Nf3
20300.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
20300.000 clock running=black why=press
