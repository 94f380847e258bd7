# Black takes the piece that was played illegally, which leaves the board before his own.
1000 press black
2000 lift f1
+300 place a6
+300 press white
+2000 lift a6
+600 lift b7
+600 place a6
+700 press black
+2000 lift g1
+300 place f3
+700 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=f1 piece=B
2600.000 released side=white from=f1 square=a6 piece=B
2600.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"f1","to":"a6","missing":["f1"],"unexpected":["a6"],"penalty":{"kind":"add-opponent","seconds":120}}
2600.000 clock running=black why=press
4600.000 touched side=black square=a6 piece=B
5200.000 touched side=black square=b7 piece=p
6300.000 released side=black from=b7 square=a6 piece=p
6300.000 made ply=2 side=black uci=b7a6 san=bxa6
6500.000 completed ply=2 side=black uci=b7a6 san=bxa6 by=clock
6500.000 clock running=white why=press
8500.000 touched side=white square=g1 piece=N
9300.000 released side=white from=g1 square=f3 piece=N
9300.000 made ply=3 side=white uci=g1f3 san=Nf3
9500.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
9500.000 clock running=black why=press
