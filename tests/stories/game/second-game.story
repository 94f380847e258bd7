# Black resigns, the pieces are set up again, and the next game begins.
1000 press black
2000 lift e2
+300 place e4
+300 press white
+300 ! resign black
+900 lift e4
+300 place e2
+900 press black
+900 lift d2
+300 place d4
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
2900.000 clock why=pause
2900.000 game state=ended result=1-0 reason=resignation article=5.1.2
4115.000 game state=ready
5000.000 game state=started
5000.000 clock running=white why=start
5900.000 touched side=white square=d2 piece=P
6500.000 released side=white from=d2 square=d4 piece=P
6500.000 made ply=1 side=white uci=d2d4 san=d4
6500.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
6500.000 clock running=black why=press
