# On a board with a square without a reed the rook's way is chosen; the other rook castles by the
# rules of Chess960.
set Variant=chess960
set DeadSquares=h3
set Fen=7k/p7/8/8/8/8/7P/R2K3R w HA - 0 1
1000 press black
+1000 lift a1
+400 place b1 a5
+400 press white
+500 candidates
+0 ! choose 1
+0 candidates
+1000 lift a5
+1000 lift h8
+300 place g8
+400 press black
+1000 lift d1
+300 lift h1
+300 place g1
+300 place f1
+400 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=a1 piece=R
2800.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"missing":["a1"],"unexpected":["b1","a5"]}
2800.000 clock running=black why=press
3300.000 candidate 1 ply=1 a1b1
3300.000 candidate 2 ply=1 a1a5
3300.000 ruling id=1 alert=1 decision=confirmed chosen=1 ply=1 by=arbiter
3300.000 made ply=1 side=white uci=a1b1 san=Rb1
3300.000 completed ply=1 side=white uci=a1b1 san=Rb1 by=clock
3300.000 no candidates
5300.000 touched side=black square=h8 piece=k
6000.000 released side=black from=h8 square=g8 piece=k
6000.000 made ply=2 side=black uci=h8g8 san=Kg8
6000.000 completed ply=2 side=black uci=h8g8 san=Kg8 by=clock
6000.000 clock running=white why=press
7000.000 touched side=white square=d1 piece=K
7300.000 touched side=white square=h1 piece=R
8300.000 released side=white from=d1 square=g1 piece=K
8300.000 released side=white from=h1 square=f1 piece=R
8300.000 made ply=3 side=white uci=d1h1 san=O-O
8300.000 completed ply=3 side=white uci=d1h1 san=O-O by=clock
8300.000 clock running=black why=press
