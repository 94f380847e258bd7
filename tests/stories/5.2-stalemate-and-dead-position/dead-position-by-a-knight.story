# The pawn becomes a knight, which is said late; nobody can mate any more (5.2.2).
set Fen=8/P7/8/8/8/k7/8/K7 w - - 0 60
1000 press black
+500 lift a7
+300 place a8
+900 ! promote N
+900 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1500.000 touched side=white square=a7 piece=P
2300.000 released side=white from=a7 square=a8 piece=Q
2300.000 made ply=1 side=white uci=a7a8q san=a8=Q+
2300.000 promotion ply=1 piece=Q source=assumed uci=a7a8q san=a8=Q+
2700.000 promotion ply=1 piece=N source=declared uci=a7a8n san=a8=N
2700.000 completed ply=1 side=white uci=a7a8n san=a8=N by=end
2700.000 clock why=pause
2700.000 game state=ended result=1/2-1/2 reason=dead-position article=5.2.2
