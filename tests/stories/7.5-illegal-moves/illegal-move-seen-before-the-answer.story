# Black touches a piece, and then the players see it: White puts his pawn back and moves another
# way.
# Nothing stands, and Black is accused of nothing.
set Format=rapid
1000 press black
2000 lift e2
+300 place e5
+300 press white
+2000 lift e7
+900 place e7
+1000 press black
+2000 lift e5
+300 place e2
+1000 lift e2
+300 place e4
+300 press white
+1000 lift e7
+300 place e5
+300 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e5 piece=P
2600.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"e2","to":"e5","missing":["e2"],"unexpected":["e5"],"penalty":{"kind":"add-opponent","seconds":60}}
2600.000 clock running=black why=press
4600.000 touched side=black square=e7 piece=p
6500.000 clock running=white why=press
6500.000 released side=black from=e7 square=e7 piece=p
8500.000 touched side=white square=e5 piece=P
9300.000 released side=white from=e5 square=e2 piece=P
9800.000 touched side=white square=e2 piece=P
10400.000 released side=white from=e2 square=e4 piece=P
10400.000 made ply=1 side=white uci=e2e4 san=e4
10400.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
10400.000 clock running=black why=press
11400.000 touched side=black square=e7 piece=p
12000.000 released side=black from=e7 square=e5 piece=p
12000.000 made ply=2 side=black uci=e7e5 san=e5
12000.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
12000.000 clock running=white why=press
