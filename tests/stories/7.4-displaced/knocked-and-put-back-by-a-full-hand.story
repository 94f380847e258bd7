# With the queen in the hand White knocks a pawn over that she could take: nobody is accused.
set Fen=4k3/8/8/8/3Q4/4p3/8/4K3 w - - 0 1
1000 press black
2000 lift d4
+600 lift e3
+3000 place e3
+900 place d8
+900 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=d4 piece=Q
2600.000 touched side=white square=e3 piece=p
6100.000 released side=white from=d4 square=e3 piece=Q
6100.000 made ply=1 side=white uci=d4e3 san=Qxe3+
7000.000 released side=white from=e3 square=d8 piece=Q
7000.000 withdrawn ply=1 uci=d4e3 why=changed
7000.000 released side=white from=e3 square=e3 piece=p
7000.000 made ply=1 side=white uci=d4d8 san=Qd8+
7400.000 completed ply=1 side=white uci=d4d8 san=Qd8+ by=clock
7400.000 clock running=black why=press
