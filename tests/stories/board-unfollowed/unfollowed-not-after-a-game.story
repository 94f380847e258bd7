# After a game that was followed players may analyse it: nothing is said.
1000 press black
+500 lift e2
+400 place e4
+300 press white
+500 ! result 1/2-1/2 agreement
+1000 lift e7
+400 place e5
+300 press black
+9000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1500.000 touched side=white square=e2 piece=P
2200.000 released side=white from=e2 square=e4 piece=P
2200.000 made ply=1 side=white uci=e2e4 san=e4
2200.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2200.000 clock running=black why=press
2700.000 clock why=pause
2700.000 game state=ended result=1/2-1/2 reason=agreement
