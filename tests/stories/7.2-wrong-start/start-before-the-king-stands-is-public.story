# The public is told of the game that began with a lever too early, and of nothing before it.
show public
1000 lift e1
+1000 press black
+3000 place e1
+2000 lift e2
+300 place e4
+400 press white
---
0.000 game state=ready
2000.000 game state=started
2000.000 clock running=white why=start
7700.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
7700.000 clock running=black why=press
