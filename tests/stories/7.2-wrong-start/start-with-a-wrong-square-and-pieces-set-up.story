# The pieces are still being set up when both players try their levers: no moves are made of it.
1000 lift b1
1100 lift g1
1500 press black
5000 lift d1
+600 place b1
+800 press white
+2000 lift d8
+600 place d1
+800 press black
+2000 lift e7
+600 place d8
+800 press white
+2000 place g1
+900 place e7
+2000 press black
+5000 lift e2
+600 place e4
+800 press white
---
0.000 game state=ready
1500.000 alert id=1 kind=wrong-start article=7.2.1 confidence=certain evidence={"missing":["b1","g1"]}
9800.000 alert id=2 kind=wrong-start article=7.2.1 confidence=certain evidence={"missing":["g1","d8"]}
16115.000 game state=ready
18100.000 ruling id=1 alert=1 decision=lapsed
18100.000 ruling id=2 alert=2 decision=lapsed
18100.000 game state=started
18100.000 clock running=white why=start
23100.000 touched side=white square=e2 piece=P
24200.000 released side=white from=e2 square=e4 piece=P
24200.000 made ply=1 side=white uci=e2e4 san=e4
24500.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
24500.000 clock running=black why=press
