# Black's king is put upright after White's first move, before and behind his press.
1000 lift e8
+1000 press black
+1500 lift e2
+300 place e4
+200 place e8
+200 press white
+2000 lift e7
+300 place e5
+400 press black
---
0.000 game state=ready
2000.000 alert id=1 kind=wrong-start article=7.2.1 confidence=certain evidence={"missing":["e8"]}
2000.000 ruling id=1 alert=1 decision=lapsed
2000.000 game state=started
2000.000 clock running=white why=start
4200.000 touched side=white square=e2 piece=P
4200.000 released side=white from=e2 square=e4 piece=P
4200.000 made ply=1 side=white uci=e2e4 san=e4
4200.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
4200.000 clock running=black why=press
6200.000 touched side=black square=e7 piece=p
6900.000 released side=black from=e7 square=e5 piece=p
6900.000 made ply=2 side=black uci=e7e5 san=e5
6900.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
6900.000 clock running=white why=press
