# The rook is lifted long after the king, and both are put down in good time: one hand may have
# held both.
set Fen=4k3/8/8/8/8/8/5PPP/4K2R w K - 0 1
1000 press black
2000 lift e1
+600 lift h1
+600 place g1
+700 place f1
+900 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e1 piece=K
2600.000 touched side=white square=h1 piece=R
3700.000 released side=white from=e1 square=g1 piece=K
4400.000 released side=white from=h1 square=f1 piece=R
4400.000 made ply=1 side=white uci=e1g1 san=O-O
4800.000 completed ply=1 side=white uci=e1g1 san=O-O by=clock
4800.000 clock running=black why=press
