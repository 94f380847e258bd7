# The king takes the pawn that was left on the last rank: the position is in order again.
set Edition=2023
set Format=rapid
set Fen=8/4Pk2/p7/8/8/8/P7/4K3 w - - 0 1
show fen
1000 press black
2000 lift e7
+300 kinds e8=P
+0 place e8
+1200 press white
+2000 lift e8
+300 lift f7
+300 kinds e8=k
+0 place e8
+300 press black
+2000 lift e1
+300 place e2
+300 press white
---
0.000 game state=ready
1000.000 game state=started fen=8/4Pk2/p7/8/8/8/P7/4K3 w - - 0 1
1000.000 clock running=white why=start
2000.000 touched side=white square=e7 piece=P
2800.000 released side=white from=e7 square=e8 piece=P
3500.000 alert id=1 kind=pawn-not-replaced article=7.5.2 side=white ply=1 confidence=certain evidence={"from":"e7","to":"e8","missing":["e7"],"unexpected":["e8"],"penalty":{"kind":"add-opponent","seconds":60}}
3500.000 clock running=black why=press
5800.000 touched side=black square=f7 piece=k
5800.000 touched side=black square=e8 piece=P
6400.000 released side=black from=f7 square=e8 piece=k
6400.000 ruling id=1 alert=1 decision=lapsed
6400.000 alert id=2 kind=illegal-move-stands article=A.5.2 side=white ply=1 confidence=certain evidence={"from":"e7","to":"e8"}
6400.000 made ply=2 side=black uci=f7e8 san=Kxe8 fen=4k3/8/p7/8/8/8/P7/4K3 w - - 0 2
6400.000 completed ply=2 side=black uci=f7e8 san=Kxe8 fen=4k3/8/p7/8/8/8/P7/4K3 w - - 0 2 by=clock
6400.000 clock running=white why=press
8400.000 touched side=white square=e1 piece=K
9000.000 released side=white from=e1 square=e2 piece=K
9000.000 made ply=3 side=white uci=e1e2 san=Ke2 fen=4k3/8/p7/8/8/8/P3K3/8 b - - 1 2
9000.000 completed ply=3 side=white uci=e1e2 san=Ke2 fen=4k3/8/p7/8/8/8/P3K3/8 b - - 1 2 by=clock
9000.000 clock running=black why=press
