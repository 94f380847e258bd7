# White's knight says nothing about what Black's pawn becomes.
set Clock=none
set Fen=7k/P7/8/8/8/8/p7/7K w - - 0 1
1000 ! start
2000 lift a7
+300 place a8
+100 ! promote N
+3000 lift a2
+300 place a1
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
2000.000 touched side=white square=a7 piece=P
2800.000 released side=white from=a7 square=a8 piece=N
2800.000 made ply=1 side=white uci=a7a8n san=a8=N
2800.000 promotion ply=1 piece=N source=declared uci=a7a8n san=a8=N
4800.000 completed ply=1 side=white uci=a7a8n san=a8=N by=rest
5400.000 touched side=black square=a2 piece=p
6200.000 released side=black from=a2 square=a1 piece=q
6200.000 made ply=2 side=black uci=a2a1q san=a1=Q+
6200.000 promotion ply=2 piece=q source=assumed uci=a2a1q san=a1=Q+
8200.000 completed ply=2 side=black uci=a2a1q san=a1=Q+ by=rest
