# The rook left 567 ms after the king, and both were held: one hand, which took its time, may have
# taken them one after the other (7.5.4).
set Fen=4k3/p7/8/8/8/8/P7/R3K2R w KQ - 0 1
1000 press black
2000 lift e1
+567 lift h1
+300 place g1
+200 place f1
+600 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e1 piece=K
2567.000 touched side=white square=h1 piece=R
3567.000 released side=white from=e1 square=g1 piece=K
3567.000 released side=white from=h1 square=f1 piece=R
3567.000 made ply=1 side=white uci=e1g1 san=O-O
3667.000 completed ply=1 side=white uci=e1g1 san=O-O by=clock
3667.000 clock running=black why=press
