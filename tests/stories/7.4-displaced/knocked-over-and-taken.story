# Black takes the pawn that lies beside its square: his piece is put there, and his move is made.
set Fen=4k3/8/8/8/3r4/8/3P4/2K3N1 w - - 0 1
1000 press black
2000 lift g1
+400 lift d2
+200 place f3
+300 press white
+3000 lift d4
+500 place d2
+400 press black
+1000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=g1 piece=N
2400.000 touched side=white square=d2 piece=P
2900.000 released side=white from=g1 square=f3 piece=N
2900.000 released side=white from=d2 square=d2 piece=P
2900.000 made ply=1 side=white uci=g1f3 san=Nf3
2900.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=clock
2900.000 clock running=black why=press
2900.000 alert id=1 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["d2"]}
5900.000 touched side=black square=d4 piece=r
6800.000 touched side=black square=d2 piece=P
6800.000 released side=black from=d4 square=d2 piece=r
6800.000 made ply=2 side=black uci=d4d2 san=Rxd2
6800.000 completed ply=2 side=black uci=d4d2 san=Rxd2 by=clock
6800.000 clock running=white why=press
6800.000 ruling id=1 alert=1 decision=lapsed lasted_ms=3900
