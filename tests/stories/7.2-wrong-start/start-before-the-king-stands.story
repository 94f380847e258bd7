# The lever goes down before White's king stands: the game begins with it once he does, and only
# the wrong square was said.
editions 2001 2017 2018 2023
1000 lift e1
+1000 press black
+3000 place e1
+2000 lift e2
+300 place e4
+400 press white
+2000 lift e7
+300 place e5
+400 press black
---
0.000 game state=ready
[2001] 2000.000 alert id=1 kind=wrong-start article=7.1a confidence=certain evidence={"missing":["e1"]}
[2017 2018 2023] 2000.000 alert id=1 kind=wrong-start article=7.2.1 confidence=certain evidence={"missing":["e1"]}
2000.000 ruling id=1 alert=1 decision=lapsed
2000.000 game state=started
2000.000 clock running=white why=start
7000.000 touched side=white square=e2 piece=P
7700.000 released side=white from=e2 square=e4 piece=P
7700.000 made ply=1 side=white uci=e2e4 san=e4
7700.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
7700.000 clock running=black why=press
9700.000 touched side=black square=e7 piece=p
10400.000 released side=black from=e7 square=e5 piece=p
10400.000 made ply=2 side=black uci=e7e5 san=e5
10400.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
10400.000 clock running=white why=press
