# A bishop beside its reed seems to have captured; what the arbiter chooses is not corrected any
# more, although what follows speaks for another square.
set Fen=4kb2/8/8/8/8/P7/6PP/4K3 b - - 0 1
1000 press white
2000 lift f8
+900 press black
+2000 lift a3
+500 place a4
+500 press white
+100 candidates
+0 ! choose 9
+0 candidates
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
6000.000 candidate 8 ply=1 f8c5 a3a4
6000.000 candidate 9 ply=1 f8d6 a3a4
6000.000 candidate 10 ply=1 f8h6 a3a4
6000.000 candidate 11 ply=1 f8e7 a3a4
6000.000 candidate 12 ply=1 f8g7 a3a4
6000.000 ruling id=1 alert=1 decision=confirmed chosen=9 ply=1 by=arbiter
6000.000 withdrawn ply=1 uci=f8a3 why=changed
6000.000 made ply=1 side=black uci=f8d6 san=Bd6
6000.000 completed ply=1 side=black uci=f8d6 san=Bd6 by=clock
6000.000 made ply=2 side=white uci=a3a4 san=a4
6000.000 completed ply=2 side=white uci=a3a4 san=a4 by=clock
6000.000 no candidates
8000.000 touched side=black square=e8 piece=k
9000.000 released side=black from=e8 square=d8 piece=k
9000.000 made ply=3 side=black uci=e8d8 san=Kd8
9000.000 completed ply=3 side=black uci=e8d8 san=Kd8 by=clock
9000.000 clock running=white why=press
9000.000 alert id=2 kind=displaced article=7.4.1 ply=4 confidence=certain evidence={"missing":["d6"]}
11000.000 touched side=white square=h2 piece=P
12000.000 released side=white from=h2 square=h3 piece=P
12000.000 made ply=4 side=white uci=h2h3 san=h3
12000.000 completed ply=4 side=white uci=h2h3 san=h3 by=clock
12000.000 clock running=black why=press
12000.000 ruling id=2 alert=2 decision=lapsed lasted_ms=3000
12000.000 alert id=3 kind=displaced article=7.4.1 ply=5 confidence=certain evidence={"missing":["d6"],"unexpected":["e7"]}
15000.000 released side=black square=f6
15000.000 alert id=4 kind=displaced article=7.4.1 ply=5 confidence=certain evidence={"unexpected":["f6"]}
15000.000 clock running=white why=press
