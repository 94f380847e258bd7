# White presses without a move, and the arbiter dismisses that: it costs nothing (7.5.3).
1000 press black
2000 lift e2
+300 place e2
+300 press white
+2000 ! dismiss 1
+900 press black
+900 lift e2
+300 place e4
+300 press white
+900 ! dismiss last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e2 piece=P
2600.000 alert id=1 kind=no-move article=7.5.3 side=white ply=1 confidence=certain evidence={"penalty":{"kind":"add-opponent","seconds":120}}
2600.000 clock running=black why=press
4600.000 ruling id=1 alert=1 decision=dismissed by=arbiter
5500.000 clock running=white why=press
6400.000 touched side=white square=e2 piece=P
7000.000 released side=white from=e2 square=e4 piece=P
7000.000 made ply=1 side=white uci=e2e4 san=e4
7000.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
7000.000 clock running=black why=press
7900.000 refused dismiss last
