# Two queens could go to h8, and the record says which one did.
set Fen=4k3/8/8/8/8/8/8/Q3K2Q w - - 0 1
1000 press black
2000 lift h1
+300 place h8
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=h1 piece=Q
2600.000 released side=white from=h1 square=h8 piece=Q
2600.000 made ply=1 side=white uci=h1h8 san=Qhh8+
2600.000 completed ply=1 side=white uci=h1h8 san=Qhh8+ by=clock
2600.000 clock running=black why=press
