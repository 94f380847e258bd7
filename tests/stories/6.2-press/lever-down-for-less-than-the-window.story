# White's lever is down for 14 ms, and Black's then: contacts that are not still for 15 ms say
# nothing, and no clock changes.
1000 press black
2000 lift e2
+300 place e4
+900 press white
+14 press black
+900 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
4114.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
4114.000 clock running=black why=press
