# Behind a start that came too early the levers go down once more, and nobody has pressed without
# a move; later White has.
1000 lift e1
+1000 press black
+3000 place e1
+1000 press white
+1000 press black
+2000 lift e2
+300 place e4
+400 press white
+1000 press black
---
0.000 game state=ready
2000.000 alert id=1 kind=wrong-start article=7.2.1 confidence=certain evidence={"missing":["e1"]}
2000.000 ruling id=1 alert=1 decision=lapsed
2000.000 game state=started
2000.000 clock running=white why=start
9000.000 touched side=white square=e2 piece=P
9700.000 released side=white from=e2 square=e4 piece=P
9700.000 made ply=1 side=white uci=e2e4 san=e4
9700.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
9700.000 clock running=black why=press
10700.000 alert id=2 kind=no-move article=7.5.3 side=black ply=2 confidence=certain evidence={"penalty":{"kind":"add-opponent","seconds":120}}
10700.000 clock running=white why=press
