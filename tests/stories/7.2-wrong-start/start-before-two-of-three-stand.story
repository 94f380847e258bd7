# Two of three wrong squares are put right long after the lever: the first move begins the game.
1000 lift h2 g2 f2
+1000 press black
+7000 place g2
+500 place f2
+2000 lift e2
+300 place e4
+400 press white
---
0.000 game state=ready
2000.000 alert id=1 kind=wrong-start article=7.2.1 confidence=certain evidence={"missing":["f2","g2","h2"]}
2000.000 ruling id=1 alert=1 decision=lapsed
2000.000 game state=started
2000.000 clock running=white why=start
12200.000 touched side=white square=e2 piece=P
12200.000 released side=white from=e2 square=e4 piece=P
12200.000 made ply=1 side=white uci=e2e4 san=e4
12200.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
12200.000 clock running=black why=press
12200.000 alert id=2 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["h2"]}
