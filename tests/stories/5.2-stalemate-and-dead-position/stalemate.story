# White leaves Black without a move: stalemate ends the game before the press (5.2.1).
set Fen=k7/8/2K5/8/8/8/8/1Q6 w - - 0 1
1000 press black
2000 lift b1
+300 place b6
+900 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=b1 piece=Q
2800.000 released side=white from=b1 square=b6 piece=Q
2800.000 made ply=1 side=white uci=b1b6 san=Qb6
2800.000 completed ply=1 side=white uci=b1b6 san=Qb6 by=end
2800.000 clock why=pause
2800.000 game state=ended result=1/2-1/2 reason=stalemate article=5.2.1
