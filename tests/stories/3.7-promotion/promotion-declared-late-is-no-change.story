# A knight that is declared late changes no queen: she was but assumed.
set Fen=8/p3P1k1/8/8/8/8/8/4K3 w - - 0 1
1000 press black
2000 lift e7
+300 place e8
+900 ! promote N
+700 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e7 piece=P
2800.000 released side=white from=e7 square=e8 piece=Q
2800.000 made ply=1 side=white uci=e7e8q san=e8=Q
2800.000 promotion ply=1 piece=Q source=assumed uci=e7e8q san=e8=Q
3200.000 promotion ply=1 piece=N source=declared uci=e7e8n san=e8=N+
3900.000 completed ply=1 side=white uci=e7e8n san=e8=N+ by=clock
3900.000 clock running=black why=press
