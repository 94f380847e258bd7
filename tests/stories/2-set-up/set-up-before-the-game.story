# A rook is still put up and a pawn put right before the game, which is nobody's move.
stands ffff00000000fffe
1000 lift e2
+300 place e2
+300 place a1
+1000 ! start
+300 lift e2
+300 place e4
+300 press white
---
1615.000 game state=ready
2600.000 game state=started
2600.000 clock running=white why=start
2900.000 touched side=white square=e2 piece=P
3500.000 released side=white from=e2 square=e4 piece=P
3500.000 made ply=1 side=white uci=e2e4 san=e4
3500.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
3500.000 clock running=black why=press
