# Pieces that have lain about for DisplacedTime are told as displaced (7.4.1).
1000 press black
2000 lift e2
+300 place e4
+600 press white
+2000 lift e7
+300 place e5
+600 press black
+2000 lift h7 a7
+5486 place h7 a7
+600 lift d2
+300 place d4
+600 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
2900.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2900.000 clock running=black why=press
4900.000 touched side=black square=e7 piece=p
5700.000 released side=black from=e7 square=e5 piece=p
5700.000 made ply=2 side=black uci=e7e5 san=e5
5800.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
5800.000 clock running=white why=press
7800.000 touched side=white square=a7 piece=p
7800.000 touched side=white square=h7 piece=p
13300.000 alert id=1 kind=displaced article=7.4.1 ply=3 confidence=certain evidence={"missing":["a7","h7"]}
13786.000 released side=white from=a7 square=a7 piece=p
13786.000 released side=white from=h7 square=h7 piece=p
13786.000 ruling id=1 alert=1 decision=lapsed lasted_ms=486
13786.000 game state=restored
13886.000 touched side=white square=d2 piece=P
14686.000 released side=white from=d2 square=d4 piece=P
14686.000 made ply=3 side=white uci=d2d4 san=d4
14786.000 completed ply=3 side=white uci=d2d4 san=d4 by=clock
14786.000 clock running=black why=press
