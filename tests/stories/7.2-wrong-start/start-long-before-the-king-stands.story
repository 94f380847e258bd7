# The king stands eight seconds after the lever: the first move shows that the game was begun.
1000 lift e1
+1000 press black
+8000 place e1
+2000 lift e2
+300 place e4
+400 press white
---
0.000 game state=ready
2000.000 alert id=1 kind=wrong-start article=7.2.1 confidence=certain evidence={"missing":["e1"]}
10015.000 game state=ready
10015.000 ruling id=1 alert=1 decision=lapsed
10015.000 game state=started
10015.000 clock running=white why=start
12700.000 touched side=white square=e2 piece=P
12700.000 released side=white from=e2 square=e4 piece=P
12700.000 made ply=1 side=white uci=e2e4 san=e4
12700.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
12700.000 clock running=black why=press
