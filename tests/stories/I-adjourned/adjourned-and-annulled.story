# Nobody can tell any more what stood on the board: the game is annulled, and a new one played
# (I.12.2).
1000 press black
play e4 e5
expect from here
+900 ! seal Nf3
+900 ! adjourn
+60000 ! result * arbiter
+900 lift e4 e5
+300 place e2 e7
+900 ! start
+2000 lift d2
+300 place d4
+600 press white
---
5600.000 game state=adjourned
5600.000 clock why=pause
65600.000 game state=ended result=* reason=arbiter
66815.000 game state=ready
67700.000 game state=started
67700.000 clock running=white why=start
69700.000 touched side=white square=d2 piece=P
70500.000 released side=white from=d2 square=d4 piece=P
70500.000 made ply=1 side=white uci=d2d4 san=d4
70600.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
70600.000 clock running=black why=press
