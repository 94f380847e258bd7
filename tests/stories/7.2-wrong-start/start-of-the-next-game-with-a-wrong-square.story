# In the next game a pawn stands beside its reed at the lever: the first move begins the game.
1000 press black
pace 1000 300 300
play e4 e5 Nf3 Nc6
expect from here
+1000 ! resign white
+3000 lift e4 f3 e5 c6 h2
+2000 place e2 g1 e7 b8
+2000 press white
+500 press black
+2000 lift d2
+300 place d4
+400 press white
---
8400.000 clock why=pause
8400.000 game state=ended result=0-1 reason=resignation article=5.1.2
15900.000 alert id=1 kind=wrong-start article=7.2.1 confidence=certain evidence={"missing":["h2"]}
15900.000 ruling id=1 alert=1 decision=lapsed
15900.000 game state=started
15900.000 clock running=white why=start
18600.000 touched side=white square=d2 piece=P
18600.000 released side=white from=d2 square=d4 piece=P
18600.000 made ply=1 side=white uci=d2d4 san=d4
18600.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
18600.000 clock running=black why=press
18600.000 alert id=2 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["h2"]}
