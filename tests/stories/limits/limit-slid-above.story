# A pawn that keeps two reeds closed for more than 700 ms is not slid; the press shows where it is.
1000 press black
2000 place e3
+701 lift e2
+500 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2701.000 touched side=white square=e2 piece=P
3201.000 released side=white from=e2 square=e3 piece=P
3201.000 made ply=1 side=white uci=e2e3 san=e3
3201.000 completed ply=1 side=white uci=e2e3 san=e3 by=clock
3201.000 clock running=black why=press
