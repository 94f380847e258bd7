# White's illegal move is put right, and then he takes one of two pieces, of which no reed shows
# which: the lines that made a capture of the illegal move are over.
set Fen=r5k1/5ppp/3q4/2n5/3B4/8/5PPP/4K2R w K - 0 1
1000 press black
2000 lift d4
+560 place d1
+880 press white
+1950 press black
+1700 lift d1
+490 place d4
+3000 lift d4
+2700 press white
+6800 lift d6
+600 lift c5
+600 place c5
+1000 press black
+5000 lift e1
+300 place f1
+900 press white
+3000 lift h7
+300 place h6
+900 press black
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=d4 piece=B
3060.000 released side=white from=d4 square=d1 piece=B
3440.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"d4","to":"d1","missing":["d4"],"unexpected":["d1"],"penalty":{"kind":"add-opponent","seconds":120}}
3440.000 clock running=black why=press
5390.000 clock running=white why=press
7090.000 touched side=white square=d1 piece=B
8080.000 released side=white from=d1 square=d4 piece=B
10580.000 touched side=white square=d4 piece=B
13280.000 alert id=2 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"missing":["d4"]}
13280.000 clock running=black why=press
22280.000 made ply=1 side=white uci=d4c5 san=Bxc5
22280.000 completed ply=1 side=white uci=d4c5 san=Bxc5 by=clock
22280.000 made ply=2 side=black uci=d6c5 san=Qxc5
22280.000 ruling id=1 alert=2 decision=lapsed lasted_ms=9000 ply=1 last_ply=2
22280.000 completed ply=2 side=black uci=d6c5 san=Qxc5 by=clock
22280.000 clock running=white why=press
27280.000 touched side=white square=e1 piece=K
28080.000 released side=white from=e1 square=f1 piece=K
28080.000 made ply=3 side=white uci=e1f1 san=Kf1
28480.000 completed ply=3 side=white uci=e1f1 san=Kf1 by=clock
28480.000 clock running=black why=press
31480.000 touched side=black square=h7 piece=p
32280.000 released side=black from=h7 square=h6 piece=p
32280.000 made ply=4 side=black uci=h7h6 san=h6
32680.000 completed ply=4 side=black uci=h7h6 san=h6 by=clock
32680.000 clock running=white why=press
