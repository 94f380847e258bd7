# Reeds bounce for 2 ms with each contact, and nothing is told of it.
1000 press black
2000 lift e2
+0 bounce e2 2
+300 place e4
+0 bounce e4 2
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2603.600 released side=white from=e2 square=e4 piece=P
2603.600 made ply=1 side=white uci=e2e4 san=e4
2603.600 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2603.600 clock running=black why=press
