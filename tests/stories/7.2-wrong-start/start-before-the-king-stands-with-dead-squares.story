# With dead squares the king that stands late begins the game as well.
set DeadSquares=a3 e2
1000 lift e1
+1000 press black
+3000 place e1
+2000 lift d2
+300 place d4
+400 press white
---
0.000 game state=ready
2000.000 alert id=1 kind=wrong-start article=7.2.1 confidence=certain evidence={"missing":["e1"]}
2000.000 ruling id=1 alert=1 decision=lapsed
2000.000 game state=started
2000.000 clock running=white why=start
7000.000 touched side=white square=d2 piece=P
7700.000 released side=white from=d2 square=d4 piece=P
7700.000 made ply=1 side=white uci=d2d4 san=d4
7700.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
7700.000 clock running=black why=press
