# White presses while his king does not stand: that begins nothing, and Black's press does.
1000 lift e1
+1000 press white
+2000 place e1
+1000 press black
+2000 lift e2
+300 place e4
+400 press white
---
0.000 game state=ready
4015.000 game state=ready
5000.000 game state=started
5000.000 clock running=white why=start
7000.000 touched side=white square=e2 piece=P
7700.000 released side=white from=e2 square=e4 piece=P
7700.000 made ply=1 side=white uci=e2e4 san=e4
7700.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
7700.000 clock running=black why=press
