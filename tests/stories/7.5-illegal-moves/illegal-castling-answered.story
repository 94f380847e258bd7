# White castles over an attacked square; Black answers.
set Fen=4kr2/8/8/8/8/8/8/4K2R w K - 0 1
1000 press black
2000 lift e1
+300 place g1
+300 lift h1
+300 place f1
+300 press white
+2000 lift f8
+300 lift f1
+300 place f1
+700 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e1 piece=K
2600.000 touched side=white square=h1 piece=R
3200.000 released side=white from=e1 square=g1 piece=K
3200.000 released side=white from=h1 square=f1 piece=R
3200.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"e1","to":"g1","missing":["e1","h1"],"unexpected":["f1","g1"],"penalty":{"kind":"add-opponent","seconds":120}}
3200.000 clock running=black why=press
5200.000 touched side=black square=f8 piece=r
5500.000 touched side=black square=f1 piece=R
6300.000 released side=black from=f8 square=f1 piece=r
6300.000 made ply=2 side=black uci=f8f1 san=Rxf1+
6500.000 completed ply=2 side=black uci=f8f1 san=Rxf1+ by=clock
6500.000 clock running=white why=press
