# While a switch is known to fail, an illegal move on other squares is likely and not certain.
# The switch of g1 opens under a piece that nobody touches.
set TimeControl=5400+30
500 press black
10000 lift g1
+900 place g1
+2000 lift d2
+400 place d4
+900 press white
+20000 lift g1
+700 place g1
+9000 lift d7
+400 place d5
+900 press black
+9000 lift g1
+800 place g1
+2500 lift c2
+400 place c4
+900 press white
+9000 lift c8
+400 place c6
+900 press black
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
10000.000 touched side=white square=g1 piece=N
11400.000 released side=white from=g1 square=g1 piece=N
12900.000 touched side=white square=d2 piece=P
13800.000 released side=white from=d2 square=d4 piece=P
13800.000 made ply=1 side=white uci=d2d4 san=d4
14200.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
14200.000 alert id=1 kind=touch-move article=4.3.1 side=white ply=1 confidence=possible evidence={"must":{"kind":"move","own":"g1"},"touched":["g1","d2"],"played":"d2d4","claimable":true}
14200.000 clock running=black why=press
34200.000 touched side=black square=g1 piece=N
35400.000 released side=black from=g1 square=g1 piece=N
35400.000 alert id=2 kind=touched-out-of-turn article=4.2.1 side=white ply=2 confidence=possible evidence={"square":"g1","sides":["white","black"]}
43900.000 touched side=black square=d7 piece=p
44800.000 released side=black from=d7 square=d5 piece=p
44800.000 made ply=2 side=black uci=d7d5 san=d5
45200.000 completed ply=2 side=black uci=d7d5 san=d5 by=clock
45200.000 clock running=white why=press
54200.000 touched side=white square=g1 piece=N
55500.000 released side=white from=g1 square=g1 piece=N
57500.000 alert id=3 kind=sensor ply=3 confidence=likely evidence={"what":"switch","square":"g1","shows":"occupied"}
57500.000 ruling id=1 alert=2 decision=lapsed
57500.000 ruling id=2 alert=1 decision=lapsed
57500.000 touched side=white square=c2 piece=P
58400.000 released side=white from=c2 square=c4 piece=P
58400.000 made ply=3 side=white uci=c2c4 san=c4
58800.000 completed ply=3 side=white uci=c2c4 san=c4 by=clock
58800.000 clock running=black why=press
67800.000 touched side=black square=c8 piece=b
68700.000 released side=black from=c8 square=c6 piece=b
69100.000 alert id=4 kind=illegal-move article=7.5.1 side=black ply=4 confidence=likely evidence={"from":"c8","to":"c6","missing":["c8"],"unexpected":["c6"],"penalty":{"kind":"add-opponent","seconds":120}}
69100.000 clock running=white why=press
