# A captured pawn lies on the next square's reed behind the press, and Black's king goes there.
set Fen=4k3/8/8/3p4/4P3/8/7p/4K2R w - - 0 1
1000 press black
2000 lift h1
+900 press white
+3000 lift e8
+300 place d7
+400 press black
+2000 lift e4
+300 place d6
+300 press white
+1500 lift d6
+500 lift d7
+300 place d6
+400 press black
+1000 lift e1
+300 place e2
+400 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=h1 piece=R
2900.000 touched side=white square=h2 piece=p
2900.000 released side=white from=h1 square=h2 piece=R
2900.000 made ply=1 side=white uci=h1h2 san=Rxh2
2900.000 completed ply=1 side=white uci=h1h2 san=Rxh2 by=clock
2900.000 clock running=black why=press
5900.000 touched side=black square=e8 piece=k
6600.000 released side=black from=e8 square=d7 piece=k
6600.000 made ply=2 side=black uci=e8d7 san=Kd7
6600.000 completed ply=2 side=black uci=e8d7 san=Kd7 by=clock
6600.000 clock running=white why=press
8600.000 touched side=white square=e4 piece=P
9200.000 touched side=white square=d5 piece=p
9200.000 released side=white from=e4 square=d5 piece=P
9200.000 made ply=3 side=white uci=e4d5 san=exd5
9200.000 completed ply=3 side=white uci=e4d5 san=exd5 by=clock
9200.000 clock running=black why=press
9200.000 alert id=1 kind=displaced article=7.4.1 ply=4 confidence=certain evidence={"unexpected":["d6"]}
11200.000 ruling id=1 alert=1 decision=lapsed lasted_ms=2000
11200.000 touched side=black square=d7 piece=k
11900.000 released side=black from=d7 square=d6 piece=k
11900.000 made ply=4 side=black uci=d7d6 san=Kd6
11900.000 completed ply=4 side=black uci=d7d6 san=Kd6 by=clock
11900.000 clock running=white why=press
12900.000 touched side=white square=e1 piece=K
13600.000 released side=white from=e1 square=e2 piece=K
13600.000 made ply=5 side=white uci=e1e2 san=Ke2
13600.000 completed ply=5 side=white uci=e1e2 san=Ke2 by=clock
13600.000 clock running=black why=press
