# The daemon restarts between the lever and the king: what was seen of the start is lost, and the
# next press begins the game.
1000 lift e1
+1000 press black
+500 restart
+2000 answers
+1000 place e1
+2000 press white
+1000 press black
+2000 lift e2
+300 place e4
+400 press white
---
0.000 game state=ready
2000.000 alert id=1 kind=wrong-start article=7.2.1 confidence=certain evidence={"missing":["e1"]}
5515.000 game state=ready
8500.000 ruling id=1 alert=1 decision=lapsed
8500.000 game state=started
8500.000 clock running=white why=start
10500.000 touched side=white square=e2 piece=P
11200.000 released side=white from=e2 square=e4 piece=P
11200.000 made ply=1 side=white uci=e2e4 san=e4
11200.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
11200.000 clock running=black why=press
