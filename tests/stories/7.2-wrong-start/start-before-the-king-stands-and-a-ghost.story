# The king stands late, and the reed of d3 is closed without a piece: the first move names the reed.
1000 lift a2
+100 place d3
+100 place a2
+200 lift e1
+600 press black
+2000 place e1
+2000 lift e2
+300 place e4
+400 press white
---
0.000 game state=ready
2000.000 alert id=1 kind=wrong-start article=7.2.1 confidence=certain evidence={"missing":["e1"],"unexpected":["d3"]}
2000.000 ruling id=1 alert=1 decision=lapsed
2000.000 game state=started
2000.000 clock running=white why=start
6700.000 alert id=2 kind=sensor ply=1 confidence=likely evidence={"what":"switch","square":"d3","shows":"occupied"}
6700.000 touched side=white square=e2 piece=P
6700.000 released side=white from=e2 square=e4 piece=P
6700.000 made ply=1 side=white uci=e2e4 san=e4
6700.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
6700.000 clock running=black why=press
