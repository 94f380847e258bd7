# White knocks five pieces over and presses: displaced (7.4.1), until they stand again.
1000 press black
2000 lift e2 f2 g2 h2 e1
+300 place e4 f4 g4 h4 e3
+900 press white
+900 press black
+900 press white
+900 lift e4 f4 g4 h4 e3
+900 place e1 e2 f2 g2 h2
+900 press black
+900 lift e2
+900 place e4
+900 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e1 piece=K
2000.000 touched side=white square=e2 piece=P
2000.000 touched side=white square=f2 piece=P
2000.000 touched side=white square=g2 piece=P
2000.000 touched side=white square=h2 piece=P
2800.000 released side=white from=e1 square=e3 piece=K
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 released side=white from=f2 square=f4 piece=P
2800.000 released side=white from=g2 square=g4 piece=P
2800.000 released side=white from=h2 square=h4 piece=P
3200.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=certain evidence={"missing":["e1","e2","f2","g2","h2"],"unexpected":["e3","e4","f4","g4","h4"]}
3200.000 clock running=black why=press
4100.000 clock running=white why=press
5000.000 clock running=black why=press
5900.000 touched side=white square=e3 piece=K
5900.000 touched side=white square=e4 piece=P
5900.000 touched side=white square=f4 piece=P
5900.000 touched side=white square=g4 piece=P
5900.000 touched side=white square=h4 piece=P
7300.000 released side=white from=e3 square=e1 piece=K
7300.000 released side=white from=e4 square=e2 piece=P
7300.000 released side=white from=f4 square=f2 piece=P
7300.000 released side=white from=g4 square=g2 piece=P
7300.000 released side=white from=h4 square=h2 piece=P
7300.000 ruling id=1 alert=1 decision=lapsed lasted_ms=4100
7300.000 game state=restored
7700.000 clock running=white why=press
8600.000 touched side=white square=e2 piece=P
10000.000 released side=white from=e2 square=e4 piece=P
10000.000 made ply=1 side=white uci=e2e4 san=e4
10400.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
10400.000 clock running=black why=press
