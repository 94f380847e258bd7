# The kings go to the centre before Black has moved: that ends nothing by itself, and the clock goes
# on.
# They are put back, and the alert lapses; nobody is accused of having touched his king.
set TimeControl=5400+30
1000 press black
2000 lift e2
+300 place e3
+600 press white
+2000 lift e8
+600 place d5
+900 lift e1
+600 place e4
+9000 lift d5
+600 place e8
+900 lift e4
+600 place e1
+3000 lift e7
+300 place e5
+600 press black
+2000 lift g1
+300 place f3
+600 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e3 piece=P
2800.000 made ply=1 side=white uci=e2e3 san=e3
2900.000 completed ply=1 side=white uci=e2e3 san=e3 by=clock
2900.000 clock running=black why=press
4900.000 touched side=black square=e8 piece=k
7500.000 alert id=1 kind=displaced article=5.1.2 ply=2 confidence=possible evidence={"kings":"1-0","missing":["e1","e8"],"unexpected":["e4","d5"],"result":"1-0"}
7500.000 touched side=black square=e1 piece=K
17100.000 released side=black from=e8 square=e8 piece=k
18600.000 released side=black from=e1 square=e1 piece=K
18600.000 ruling id=1 alert=1 decision=lapsed lasted_ms=11100
18600.000 game state=restored
21100.000 touched side=black square=e7 piece=p
21900.000 released side=black from=e7 square=e5 piece=p
21900.000 made ply=2 side=black uci=e7e5 san=e5
22000.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
22000.000 clock running=white why=press
24000.000 touched side=white square=g1 piece=N
24800.000 released side=white from=g1 square=f3 piece=N
24800.000 made ply=3 side=white uci=g1f3 san=Nf3
24900.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
24900.000 clock running=black why=press
