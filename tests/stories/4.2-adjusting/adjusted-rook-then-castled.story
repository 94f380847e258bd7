# The rook was put right, as announced, and is taken up again behind the king.
set Fen=4k3/8/8/8/8/8/8/R3K3 w Q - 0 1
1000 press black
2000 ! adjust
+300 lift a1
+900 place a1
+120 lift e1
+160 place c1
+250 lift a1
+350 place d1
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3320.000 touched side=white square=e1 piece=K
3730.000 touched side=white square=a1 piece=R
4380.000 released side=white from=e1 square=c1 piece=K
4380.000 released side=white from=a1 square=d1 piece=R
4380.000 made ply=1 side=white uci=e1c1 san=O-O-O
4380.000 completed ply=1 side=white uci=e1c1 san=O-O-O by=clock
4380.000 clock running=black why=press
