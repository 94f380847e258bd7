# The move that replaces an illegal one is illegal too, and is told as well.
1000 press black
2000 lift e2
+300 place e5
+300 press white
+2000 press black
+2000 lift e5
+300 place e6
+300 press white
+2000 press black
+300 lift e6
+300 place e4
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e5 piece=P
2600.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"e2","to":"e5","missing":["e2"],"unexpected":["e5"],"penalty":{"kind":"add-opponent","seconds":120}}
2600.000 clock running=black why=press
4600.000 clock running=white why=press
6600.000 touched side=white square=e5 piece=P
7200.000 released side=white from=e5 square=e6 piece=P
7200.000 alert id=2 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"e2","to":"e6","missing":["e2"],"unexpected":["e6"],"penalty":{"kind":"add-opponent","seconds":120}}
7200.000 clock running=black why=press
9200.000 clock running=white why=press
9500.000 touched side=white square=e6 piece=P
10100.000 released side=white from=e6 square=e4 piece=P
10100.000 made ply=1 side=white uci=e2e4 san=e4
10100.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
10100.000 clock running=black why=press
