# A move is made and pressed in frames that were lost.
1000 press black
2000 lost
+500 lift e2
+300 place e4
+300 press white
+1000 lift e7
+5 answers
+300 place e5
+300 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
4105.000 touched side=white square=e2 piece=P
4105.000 released side=white from=e2 square=e4 piece=P
4105.000 made ply=1 side=white uci=e2e4 san=e4
4105.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
4105.000 clock running=black why=press
4105.000 touched side=black square=e7 piece=p
4705.000 released side=black from=e7 square=e5 piece=p
4705.000 made ply=2 side=black uci=e7e5 san=e5
4705.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
4705.000 clock running=white why=press
