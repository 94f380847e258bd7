# White knocks a pawn over with his move, presses, and sets it up after that: his move is made.
1000 press black
2000 lift g1
+400 lift e2
+200 place f3
+300 press white
+1500 place e2
+3000 lift e7
+300 place e5
+400 press black
+3000 lift e2
+300 place e4
+400 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=g1 piece=N
2400.000 touched side=white square=e2 piece=P
2900.000 released side=white from=g1 square=f3 piece=N
2900.000 released side=white from=e2 square=e2 piece=P
2900.000 made ply=1 side=white uci=g1f3 san=Nf3
2900.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=clock
2900.000 clock running=black why=press
2900.000 alert id=1 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["e2"]}
4900.000 ruling id=1 alert=1 decision=lapsed lasted_ms=2000
7400.000 touched side=black square=e7 piece=p
8100.000 released side=black from=e7 square=e5 piece=p
8100.000 made ply=2 side=black uci=e7e5 san=e5
8100.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
8100.000 clock running=white why=press
11100.000 touched side=white square=e2 piece=P
11800.000 released side=white from=e2 square=e4 piece=P
11800.000 made ply=3 side=white uci=e2e4 san=e4
11800.000 completed ply=3 side=white uci=e2e4 san=e4 by=clock
11800.000 clock running=black why=press
