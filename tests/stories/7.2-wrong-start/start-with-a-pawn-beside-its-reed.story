# A pawn stands beside its reed at the start: the first move begins the game, and the pawn is set
# right after it.
1000 lift h2
+1000 press black
+2000 lift e2
+300 place e4
+400 press white
+2000 place h2
+2000 lift e7
+300 place e5
+400 press black
---
0.000 game state=ready
2000.000 alert id=1 kind=wrong-start article=7.2.1 confidence=certain evidence={"missing":["h2"]}
2000.000 ruling id=1 alert=1 decision=lapsed
2000.000 game state=started
2000.000 clock running=white why=start
4700.000 touched side=white square=e2 piece=P
4700.000 released side=white from=e2 square=e4 piece=P
4700.000 made ply=1 side=white uci=e2e4 san=e4
4700.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
4700.000 clock running=black why=press
4700.000 alert id=2 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["h2"]}
7200.000 ruling id=2 alert=2 decision=lapsed lasted_ms=2500
8700.000 touched side=black square=e7 piece=p
9400.000 released side=black from=e7 square=e5 piece=p
9400.000 made ply=2 side=black uci=e7e5 san=e5
9400.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
9400.000 clock running=white why=press
