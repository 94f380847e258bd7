# The rook is gone and the pawn there in a twentieth of a second: the press shows the capture.
set Fen=3r3k/4P3/6K1/8/8/8/8/8 w - - 0 1
1000 press black
+3000 lift e7
+300 flicker d8 50
+800 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
4000.000 touched side=white square=e7 piece=P
4300.000 touched side=white square=d8 piece=r
4850.000 released side=white from=e7 square=d8 piece=Q
4850.000 made ply=1 side=white uci=e7d8q san=exd8=Q#
4850.000 promotion ply=1 piece=Q source=assumed uci=e7d8q san=exd8=Q#
5150.000 completed ply=1 side=white uci=e7d8q san=exd8=Q# by=clock
5150.000 clock why=pause
5150.000 game state=ended result=1-0 reason=checkmate article=5.1.1
