# White adjusts a piece in Black's move while his own clock runs (6.2.5).
1000 press black
2000 lift d2
+300 place d4
+900 lift e7
+900 place e7
+900 ! adjust g8
+300 lift g8
+300 place g8
+900 press white
+900 lift e7
+300 place e5
+900 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=d2 piece=P
2800.000 released side=white from=d2 square=d4 piece=P
2800.000 made ply=1 side=white uci=d2d4 san=d4
3200.000 touched side=black square=e7 piece=p
4600.000 released side=black from=e7 square=e7 piece=p
6100.000 adjusted side=black squares=["g8"]
6500.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
6500.000 clock running=black why=press
7400.000 touched side=black square=e7 piece=p
8200.000 released side=black from=e7 square=e5 piece=p
8200.000 made ply=2 side=black uci=e7e5 san=e5
8600.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
8600.000 alert id=1 kind=touched-out-of-turn article=6.2.5 side=black ply=2 confidence=possible evidence={"square":"g8","sides":["white","black"]}
8600.000 clock running=white why=press
