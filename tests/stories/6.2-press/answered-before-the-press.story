# Black answers before White presses, and each move is completed by its own press.
1000 press black
2000 lift e2
+300 place e4
+200 lift e7
+250 place e5
+200 press white
+200 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2500.000 released side=white from=e2 square=e4 piece=P
2500.000 made ply=1 side=white uci=e2e4 san=e4
2500.000 touched side=black square=e7 piece=p
2950.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2950.000 clock running=black why=press
3150.000 released side=black from=e7 square=e5 piece=p
3150.000 made ply=2 side=black uci=e7e5 san=e5
3150.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
3150.000 clock running=white why=press
