# An illegal move is claimed where there was none: the claim is refused.
1000 press black
2000 lift e2
+300 place e4
+600 press white
+1000 ! claim illegal-move
+1000 ! claim flag
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
2900.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2900.000 clock running=black why=press
3900.000 refused claim illegal-move
4900.000 refused claim flag
