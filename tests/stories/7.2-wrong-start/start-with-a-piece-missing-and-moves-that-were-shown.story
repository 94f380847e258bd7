# The rook of h1 is missing; White tries his lever, and two moves are shown: no game begins with
# them, but when all pieces stand.
1000 lift h1
1500 press black
3000 lift d2
+600 place d2
+800 press white
9000 lift e2
+600 place e4
+2000 lift e7
+600 place e5
+5000 press black
+9000 lift e4
+400 place e2
+1000 lift e5
+400 place e7
+2000 place h1
+9000 press white
+9000 press black
+5000 lift d2
+600 place d4
+800 press white
+3000 lift d7
+600 place d5
+800 press black
---
0.000 game state=ready
1500.000 alert id=1 kind=wrong-start article=7.2.1 confidence=certain evidence={"missing":["h1"]}
30015.000 game state=ready
48000.000 ruling id=1 alert=1 decision=lapsed
48000.000 game state=started
48000.000 clock running=white why=start
53000.000 touched side=white square=d2 piece=P
54100.000 released side=white from=d2 square=d4 piece=P
54100.000 made ply=1 side=white uci=d2d4 san=d4
54400.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
54400.000 clock running=black why=press
57400.000 touched side=black square=d7 piece=p
58500.000 released side=black from=d7 square=d5 piece=p
58500.000 made ply=2 side=black uci=d7d5 san=d5
58800.000 completed ply=2 side=black uci=d7d5 san=d5 by=clock
58800.000 clock running=white why=press
