# A piece is put right before the start that nobody presses for: only the first move counts.
2000 lift b1
+600 place b1
+900 lift e2
+300 place e4
+900 press white
+2000 lift e7
+300 place e5
+700 press black
---
0.000 game state=ready
2615.000 game state=ready
3500.000 game state=started
3500.000 clock running=white why=start
4700.000 touched side=white square=e2 piece=P
4700.000 released side=white from=e2 square=e4 piece=P
4700.000 made ply=1 side=white uci=e2e4 san=e4
4700.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
4700.000 clock running=black why=press
6700.000 touched side=black square=e7 piece=p
7500.000 released side=black from=e7 square=e5 piece=p
7500.000 made ply=2 side=black uci=e7e5 san=e5
7700.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
7700.000 clock running=white why=press
