# A switch shows a piece on b6, and White begins with an illegal move, which he puts right when
# Black presses it back; Black brushes h7 at his next press: the game begins with the legal move.
1000 place b6
1500 press black
5000 lift g1
+600 place g3
+800 press white
+1500 press black
+2000 lift g3
+500 place g1
+300 lift g1
+500 place f3
+800 press white
+3000 lift e7
+600 place e5
+600 lift h7
+200 press black
+800 place h7
+3000 lift e2
+600 place e4
+800 press white
+3000 lift b8
+600 place c6
+800 press black
+3000 lift f1
+600 place c4
+800 press white
---
0.000 game state=ready
1500.000 alert id=1 kind=wrong-start article=7.2.1 confidence=certain evidence={"unexpected":["b6"]}
7900.000 alert id=2 kind=wrong-start article=7.2.1 confidence=certain evidence={"missing":["g1"],"unexpected":["g3","b6"]}
7900.000 ruling id=1 alert=1 decision=lapsed
7900.000 ruling id=2 alert=2 decision=lapsed
7900.000 game state=started
7900.000 clock running=white why=start
12000.000 alert id=3 kind=sensor ply=1 confidence=likely evidence={"what":"switch","square":"b6","shows":"occupied"}
12000.000 touched side=white square=g1 piece=N
12000.000 released side=white from=g1 square=f3 piece=N
12000.000 made ply=1 side=white uci=g1f3 san=Nf3
12000.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=clock
12000.000 clock running=black why=press
15000.000 touched side=black square=e7 piece=p
16100.000 released side=black from=e7 square=e5 piece=p
16100.000 made ply=2 side=black uci=e7e5 san=e5
16200.000 touched side=black square=h7 piece=p
16400.000 released side=black from=h7 square=h7 piece=p
16400.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
16400.000 alert id=4 kind=touched-out-of-turn article=4.2.1 side=black ply=2 confidence=possible evidence={"square":"h7","sides":["white","black"]}
16400.000 clock running=white why=press
16400.000 alert id=5 kind=displaced article=7.4.1 ply=3 confidence=certain evidence={"missing":["h7"]}
16400.000 ruling id=3 alert=4 decision=lapsed
17700.000 ruling id=4 alert=5 decision=lapsed lasted_ms=1300
20200.000 touched side=white square=e2 piece=P
21300.000 released side=white from=e2 square=e4 piece=P
21300.000 made ply=3 side=white uci=e2e4 san=e4
21600.000 completed ply=3 side=white uci=e2e4 san=e4 by=clock
21600.000 clock running=black why=press
24600.000 touched side=black square=b8 piece=n
25700.000 released side=black from=b8 square=c6 piece=n
25700.000 made ply=4 side=black uci=b8c6 san=Nc6
26000.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock
26000.000 clock running=white why=press
29000.000 touched side=white square=f1 piece=B
30100.000 released side=white from=f1 square=c4 piece=B
30100.000 made ply=5 side=white uci=f1c4 san=Bc4
30400.000 completed ply=5 side=white uci=f1c4 san=Bc4 by=clock
30400.000 clock running=black why=press
