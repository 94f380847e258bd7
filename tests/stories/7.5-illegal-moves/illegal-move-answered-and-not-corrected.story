# An illegal move and its answer stay what they are: no piece beside its reed explains them better.
1000 press black
2000 lift g1
+600 place g3
+600 press white
+2000 lift e7
+500 place e5
+600 press black
+2000 lift e2
+500 place e4
+600 press white
+2000 lift d7
+500 place d6
+600 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=g1 piece=N
3100.000 released side=white from=g1 square=g3 piece=N
3200.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"g1","to":"g3","missing":["g1"],"unexpected":["g3"],"penalty":{"kind":"add-opponent","seconds":120}}
3200.000 clock running=black why=press
5200.000 touched side=black square=e7 piece=p
6200.000 released side=black from=e7 square=e5 piece=p
6200.000 made ply=2 side=black uci=e7e5 san=e5
6300.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
6300.000 clock running=white why=press
8300.000 touched side=white square=e2 piece=P
9300.000 released side=white from=e2 square=e4 piece=P
9300.000 made ply=3 side=white uci=e2e4 san=e4
9400.000 completed ply=3 side=white uci=e2e4 san=e4 by=clock
9400.000 clock running=black why=press
11400.000 touched side=black square=d7 piece=p
12400.000 released side=black from=d7 square=d6 piece=p
12400.000 made ply=4 side=black uci=d7d6 san=d6
12500.000 completed ply=4 side=black uci=d7d6 san=d6 by=clock
12500.000 clock running=white why=press
