# Frames are lost while a pawn takes one of two and the lever goes down: the arbiter chooses which.
set Fen=4k3/8/8/3p1p2/4P3/8/8/4K3 w - - 0 1
1000 press black
2000 lost
+500 lift d5 e4
+500 place d5
+500 press white
+1000 answers
+500 candidates
+0 ! choose 2
+0 candidates
+1000 lift e8
+300 place e7
+400 press black
+1000 lift d5
+300 place d6
+400 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
4500.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"missing":["e4"]}
4500.000 clock running=black why=press
4500.000 touched side=white square=e4 piece=P
5000.000 candidate 1 ply=1 e4d5
5000.000 candidate 2 ply=1 e4f5
5000.000 candidate 3 ply=1 record
5000.000 candidate 4 ply=1 e4e5
5000.000 ruling id=1 alert=1 decision=confirmed chosen=2 ply=1 by=arbiter
5000.000 made ply=1 side=white uci=e4f5 san=exf5
5000.000 completed ply=1 side=white uci=e4f5 san=exf5 by=clock
5000.000 no candidates
6000.000 touched side=black square=e8 piece=k
6700.000 released side=black from=e8 square=e7 piece=k
6700.000 made ply=2 side=black uci=e8e7 san=Ke7
6700.000 completed ply=2 side=black uci=e8e7 san=Ke7 by=clock
6700.000 clock running=white why=press
7700.000 touched side=white square=d5 piece=p
8400.000 released side=black from=d5 square=d6 piece=p
8400.000 alert id=2 kind=displaced article=7.4.1 ply=3 confidence=certain evidence={"missing":["d5"],"unexpected":["d6"]}
8400.000 clock running=black why=press
