# White announces two pieces, puts them right, and moves a third (4.2.1).
1000 press black
2000 ! adjust d1 e1
+300 lift d1
+400 place d1
+300 lift e1
+300 place e1
+900 lift e2
+300 place e4
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3800.000 adjusted side=white squares=["d1","e1"]
4200.000 touched side=white square=e2 piece=P
4800.000 released side=white from=e2 square=e4 piece=P
4800.000 made ply=1 side=white uci=e2e4 san=e4
4800.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
4800.000 clock running=black why=press
