# White overlooks a check, and so does Black: the next position is again in order.
set Fen=4k3/4r3/8/8/8/8/P6p/4K3 w - - 0 1
show fen
1000 press black
2000 lift a2
+300 place a3
+300 press white
+2000 lift e8
+300 place d8
+700 press black
+2000 lift e1
+300 place f1
+700 press white
---
0.000 game state=ready
1000.000 game state=started fen=4k3/4r3/8/8/8/8/P6p/4K3 w - - 0 1
1000.000 clock running=white why=start
2000.000 touched side=white square=a2 piece=P
2600.000 released side=white from=a2 square=a3 piece=P
2600.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"a2","to":"a3","missing":["a2"],"unexpected":["a3"],"penalty":{"kind":"add-opponent","seconds":120}}
2600.000 clock running=black why=press
4600.000 touched side=black square=e8 piece=k
5400.000 released side=black from=e8 square=d8 piece=k
5400.000 made ply=2 side=black uci=e8d8 san=Kd8+ fen=3k4/4r3/8/8/8/P7/7p/4K3 w - - 1 2
5600.000 completed ply=2 side=black uci=e8d8 san=Kd8+ fen=3k4/4r3/8/8/8/P7/7p/4K3 w - - 1 2 by=clock
5600.000 clock running=white why=press
7600.000 touched side=white square=e1 piece=K
8400.000 released side=white from=e1 square=f1 piece=K
8400.000 made ply=3 side=white uci=e1f1 san=Kf1 fen=3k4/4r3/8/8/8/P7/7p/5K2 b - - 2 2
8600.000 completed ply=3 side=white uci=e1f1 san=Kf1 fen=3k4/4r3/8/8/8/P7/7p/5K2 b - - 2 2 by=clock
8600.000 clock running=black why=press
