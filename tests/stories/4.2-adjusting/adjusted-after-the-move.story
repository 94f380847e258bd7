# White announces and adjusts a knight between his move and his press: possibly touched out of turn
# (4.2.1).
1000 press black
2000 lift d2
+300 place d4
+900 ! adjust g1
+300 lift g1
+300 place g1
+900 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=d2 piece=P
2800.000 released side=white from=d2 square=d4 piece=P
2800.000 made ply=1 side=white uci=d2d4 san=d4
4300.000 adjusted side=white squares=["g1"]
4700.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
4700.000 alert id=1 kind=touched-out-of-turn article=4.2.1 side=white ply=1 confidence=possible evidence={"square":"g1","sides":["white","black"]}
4700.000 clock running=black why=press
