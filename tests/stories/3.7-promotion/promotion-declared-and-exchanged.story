# The pawn stands on e8 for long, is then replaced, and the knight declared.
set Fen=8/4P1k1/8/8/8/8/7P/4K3 w - - 0 1
1000 press black
2000 lift e7
+300 place e8
+200 ! promote N
+900 lift e8
+400 place e8
+700 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e7 piece=P
2800.000 released side=white from=e7 square=e8 piece=N
2800.000 made ply=1 side=white uci=e7e8n san=e8=N+
2800.000 promotion ply=1 piece=N source=declared uci=e7e8n san=e8=N+
4500.000 completed ply=1 side=white uci=e7e8n san=e8=N+ by=clock
4500.000 clock running=black why=press
