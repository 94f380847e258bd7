# White puts a pawn on e3 for 200 ms and goes on to e4, which is one move: it was not released
# (4.7).
1000 press black
2000 lift e2
+300 place e3
+200 lift e3
+200 place e4
+600 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
3200.000 released side=white from=e2 square=e4 piece=P
3200.000 made ply=1 side=white uci=e2e4 san=e4
3300.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
3300.000 clock running=black why=press
