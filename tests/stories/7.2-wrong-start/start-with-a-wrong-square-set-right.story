# The wrong start is put right two seconds later: the game began with the lever, and the levers that
# go down again are no press without a move.
1000 lift h2
+1000 press black
+2000 place h2
+1000 press white
+1000 press black
+2000 lift e2
+300 place e4
+400 press white
---
0.000 game state=ready
2000.000 alert id=1 kind=wrong-start article=7.2.1 confidence=certain evidence={"missing":["h2"]}
2000.000 ruling id=1 alert=1 decision=lapsed
2000.000 game state=started
2000.000 clock running=white why=start
8000.000 touched side=white square=e2 piece=P
8700.000 released side=white from=e2 square=e4 piece=P
8700.000 made ply=1 side=white uci=e2e4 san=e4
8700.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
8700.000 clock running=black why=press
