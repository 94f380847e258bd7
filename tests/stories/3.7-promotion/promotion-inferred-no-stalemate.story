# A queen would have left Black without a move: a rook was put there, and he moves.
set Fen=8/k1P5/2K5/8/8/8/8/8 w - - 0 1
1000 press black
2000 lift c7
+300 place c8
+600 press white
+4000 lift a7
+400 place a6
+400 press black
+2000 lift c8
+400 place a8
+400 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=c7 piece=P
2800.000 released side=white from=c7 square=c8 piece=Q
2800.000 made ply=1 side=white uci=c7c8q san=c8=Q
2800.000 promotion ply=1 piece=Q source=assumed uci=c7c8q san=c8=Q
2900.000 completed ply=1 side=white uci=c7c8q san=c8=Q by=clock
2900.000 clock why=pause
2900.000 game state=ended result=1/2-1/2 reason=stalemate article=5.2.1
7700.000 promotion ply=1 piece=R source=assumed uci=c7c8r san=c8=R
7700.000 game state=paused
7700.000 game state=resumed
7700.000 clock running=black why=resume
7700.000 touched side=black square=a7 piece=k
7700.000 released side=black from=a7 square=a6 piece=k
7700.000 made ply=2 side=black uci=a7a6 san=Ka6
7700.000 completed ply=2 side=black uci=a7a6 san=Ka6 by=clock
7700.000 clock running=white why=press
9700.000 touched side=white square=c8 piece=R
10500.000 released side=white from=c8 square=a8 piece=R
10500.000 made ply=3 side=white uci=c8a8 san=Ra8#
10500.000 completed ply=3 side=white uci=c8a8 san=Ra8# by=end
10500.000 clock why=pause
10500.000 game state=ended result=1-0 reason=checkmate article=5.1.1
