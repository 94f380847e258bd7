# A pawn that keeps two reeds closed for 700 ms is slid.
1000 press black
2000 place e3
+700 lift e2
+500 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2700.000 touched side=white square=e2 piece=P
3200.000 released side=white from=e2 square=e3 piece=P
3200.000 made ply=1 side=white uci=e2e3 san=e3
3200.000 completed ply=1 side=white uci=e2e3 san=e3 by=clock
3200.000 clock running=black why=press
