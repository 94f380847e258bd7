# White touches a rook that has no legal move and a pawn that cannot be taken: any move is free
# (4.5).
1000 press black
2000 lift a1
+900 place a1
+900 lift d2
+300 place d4
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=a1 piece=R
3400.000 released side=white from=a1 square=a1 piece=R
3800.000 touched side=white square=d2 piece=P
4400.000 released side=white from=d2 square=d4 piece=P
4400.000 made ply=1 side=white uci=d2d4 san=d4
4400.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
4400.000 clock running=black why=press
