# White promotes where a queen mates, and presses, which says that it is a queen (5.1.1).
set Fen=7k/P5pp/8/8/8/8/8/K7 w - - 0 1
1000 press black
2000 lift a7
+300 place a8
+900 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=a7 piece=P
2800.000 released side=white from=a7 square=a8 piece=Q
2800.000 made ply=1 side=white uci=a7a8q san=a8=Q#
2800.000 promotion ply=1 piece=Q source=assumed uci=a7a8q san=a8=Q#
3200.000 completed ply=1 side=white uci=a7a8q san=a8=Q# by=clock
3200.000 clock why=pause
3200.000 game state=ended result=1-0 reason=checkmate article=5.1.1
