# The sealed move promotes to a knight, which the arbiter says when he has put it on the board.
set Fen=8/P6k/8/8/8/8/7P/K7 w - - 0 60
1000 press black
+900 ! seal a8=N
+900 ! adjourn
+60000 ! resume
+900 lift a7
+900 place a8
+900 ! promote N
+900 press white
+500 lift h7
+300 place g7
+600 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2800.000 game state=adjourned
2800.000 clock why=pause
62800.000 game state=resumed
62800.000 clock running=black why=resume
63700.000 touched side=white square=a7 piece=P
65100.000 released side=white from=a7 square=a8 piece=Q
65100.000 made ply=1 side=white uci=a7a8q san=a8=Q
65100.000 promotion ply=1 piece=Q source=assumed uci=a7a8q san=a8=Q
65500.000 promotion ply=1 piece=N source=declared uci=a7a8n san=a8=N
66400.000 completed ply=1 side=white uci=a7a8n san=a8=N by=clock
66900.000 touched side=black square=h7 piece=k
67700.000 released side=black from=h7 square=g7 piece=k
67700.000 made ply=2 side=black uci=h7g7 san=Kg7
67800.000 completed ply=2 side=black uci=h7g7 san=Kg7 by=clock
67800.000 clock running=white why=press
