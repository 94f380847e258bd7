# Nobody minds White's illegal move, and Black answers it: the game goes on from the position as it
# was played, and the alert stays open, since it may yet be confirmed (Article 7.5.1).
1000 press black
2000 lift e2
+300 place e5
+300 press white
+2000 lift e7
+300 place e6
+700 press black
+2000 lift d2
+300 place d4
+700 press white
+2000 lift d7
+300 place d5
+700 press black
+2000 lift e5
+300 lift d5
+300 place d6
+700 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e5 piece=P
2600.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"e2","to":"e5","missing":["e2"],"unexpected":["e5"],"penalty":{"kind":"add-opponent","seconds":120}}
2600.000 clock running=black why=press
4600.000 touched side=black square=e7 piece=p
5400.000 released side=black from=e7 square=e6 piece=p
5400.000 made ply=2 side=black uci=e7e6 san=e6
5600.000 completed ply=2 side=black uci=e7e6 san=e6 by=clock
5600.000 clock running=white why=press
7600.000 touched side=white square=d2 piece=P
8400.000 released side=white from=d2 square=d4 piece=P
8400.000 made ply=3 side=white uci=d2d4 san=d4
8600.000 completed ply=3 side=white uci=d2d4 san=d4 by=clock
8600.000 clock running=black why=press
10600.000 touched side=black square=d7 piece=p
11400.000 released side=black from=d7 square=d5 piece=p
11400.000 made ply=4 side=black uci=d7d5 san=d5
11600.000 completed ply=4 side=black uci=d7d5 san=d5 by=clock
11600.000 clock running=white why=press
13600.000 touched side=white square=e5 piece=P
13900.000 touched side=white square=d5 piece=p
14700.000 released side=white from=e5 square=d6 piece=P
14700.000 made ply=5 side=white uci=e5d6 san=exd6
14900.000 completed ply=5 side=white uci=e5d6 san=exd6 by=clock
14900.000 clock running=black why=press
