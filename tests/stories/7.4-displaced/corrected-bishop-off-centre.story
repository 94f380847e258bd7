# A bishop beside its reed seems to have captured; what moves next corrects the record, twice.
set Fen=4kb2/8/8/8/8/P7/6PP/4K3 b - - 0 1
1000 press white
2000 lift f8
+900 press black
+2000 lift a3
+500 place a4
+500 press white
+2000 lift e8
+500 place d8
+500 press black
+1000 place e7
+1000 lift h2
+500 place h3
+500 press white
+2000 lift e7
+500 place f6
+500 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=black why=start
2000.000 touched side=black square=f8 piece=b
2900.000 touched side=black square=a3 piece=P
2900.000 released side=black from=f8 square=a3 piece=b
2900.000 made ply=1 side=black uci=f8a3 san=Bxa3
2900.000 completed ply=1 side=black uci=f8a3 san=Bxa3 by=clock
2900.000 clock running=white why=press
4900.000 touched side=white square=a3 piece=b
5900.000 released side=white from=a3 square=a4 piece=b
5900.000 alert id=1 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["a3"],"unexpected":["a4"]}
5900.000 clock running=black why=press
7900.000 touched side=black square=e8 piece=k
8900.000 withdrawn ply=1 uci=f8a3 why=changed
8900.000 made ply=1 side=black uci=f8c5 san=Bc5
8900.000 completed ply=1 side=black uci=f8c5 san=Bc5 by=clock
8900.000 made ply=2 side=white uci=a3a4 san=a4
8900.000 completed ply=2 side=white uci=a3a4 san=a4 by=clock
8900.000 made ply=3 side=black uci=e8d8 san=Kd8
8900.000 ruling id=1 alert=1 decision=lapsed lasted_ms=3000 ply=1 last_ply=3
8900.000 completed ply=3 side=black uci=e8d8 san=Kd8 by=clock
8900.000 clock running=white why=press
10900.000 touched side=white square=h2 piece=P
11900.000 released side=white from=h2 square=h3 piece=P
11900.000 made ply=4 side=white uci=h2h3 san=h3
11900.000 released side=white square=e7
11900.000 withdrawn ply=4 uci=h2h3 why=changed
11900.000 withdrawn ply=3 uci=e8d8 why=changed
11900.000 withdrawn ply=2 uci=a3a4 why=changed
11900.000 withdrawn ply=1 uci=f8c5 why=changed
11900.000 made ply=1 side=black uci=f8e7 san=Be7
11900.000 completed ply=1 side=black uci=f8e7 san=Be7 by=clock
11900.000 made ply=2 side=white uci=a3a4 san=a4
11900.000 completed ply=2 side=white uci=a3a4 san=a4 by=clock
11900.000 made ply=3 side=black uci=e8d8 san=Kd8
11900.000 completed ply=3 side=black uci=e8d8 san=Kd8 by=clock
11900.000 made ply=4 side=white uci=h2h3 san=h3
11900.000 completed ply=4 side=white uci=h2h3 san=h3 by=clock
11900.000 clock running=black why=press
13900.000 touched side=black square=e7 piece=b
14900.000 released side=black from=e7 square=f6 piece=b
14900.000 made ply=5 side=black uci=e7f6 san=Bf6
14900.000 completed ply=5 side=black uci=e7f6 san=Bf6 by=clock
14900.000 clock running=white why=press
