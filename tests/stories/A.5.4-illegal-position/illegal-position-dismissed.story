# An illegal position that the arbiter has dismissed is not told again.
set Edition=2023
set Format=rapid
set Fen=8/4P1k1/p7/8/8/8/P7/4K3 w - - 0 1
show fen
1000 press black
2000 lift e7
+300 kinds e8=P
+0 place e8
+1200 press white
+2000 lift a6
+300 place a5
+300 press black
+1000 ! dismiss 3
+2000 lift e1
+300 place e2
+300 press white
+2000 lift g7
+300 place g6
+300 press black
---
0.000 game state=ready
1000.000 game state=started fen=8/4P1k1/p7/8/8/8/P7/4K3 w - - 0 1
1000.000 clock running=white why=start
2000.000 touched side=white square=e7 piece=P
2800.000 released side=white from=e7 square=e8 piece=P
3500.000 alert id=1 kind=pawn-not-replaced article=7.5.2 side=white ply=1 confidence=certain evidence={"from":"e7","to":"e8","missing":["e7"],"unexpected":["e8"],"penalty":{"kind":"add-opponent","seconds":60}}
3500.000 clock running=black why=press
5500.000 touched side=black square=a6 piece=p
6100.000 released side=black from=a6 square=a5 piece=p
6100.000 ruling id=1 alert=1 decision=lapsed
6100.000 alert id=2 kind=illegal-move-stands article=A.5.2 side=white ply=1 confidence=certain evidence={"from":"e7","to":"e8"}
6100.000 made ply=2 side=black uci=a6a5 san=a5 fen=4P3/6k1/8/p7/8/8/P7/4K3 w - - 0 2
6100.000 completed ply=2 side=black uci=a6a5 san=a5 fen=4P3/6k1/8/p7/8/8/P7/4K3 w - - 0 2 by=clock
6100.000 alert id=3 kind=illegal-position article=A.5.4 ply=2 confidence=certain evidence={"squares":["e8"],"result":"1\/2-1\/2"}
6100.000 clock running=white why=press
7100.000 ruling id=2 alert=3 decision=dismissed by=arbiter
9100.000 touched side=white square=e1 piece=K
9700.000 released side=white from=e1 square=e2 piece=K
9700.000 made ply=3 side=white uci=e1e2 san=Ke2 fen=4P3/6k1/8/p7/8/8/P3K3/8 b - - 1 2
9700.000 completed ply=3 side=white uci=e1e2 san=Ke2 fen=4P3/6k1/8/p7/8/8/P3K3/8 b - - 1 2 by=clock
9700.000 clock running=black why=press
11700.000 touched side=black square=g7 piece=k
12300.000 released side=black from=g7 square=g6 piece=k
12300.000 made ply=4 side=black uci=g7g6 san=Kg6 fen=4P3/8/6k1/p7/8/8/P3K3/8 w - - 2 3
12300.000 completed ply=4 side=black uci=g7g6 san=Kg6 fen=4P3/8/6k1/p7/8/8/P3K3/8 w - - 2 3 by=clock
12300.000 clock running=white why=press
