# A pawn promoted where a queen would mate may be named until 10 s after it stands (4.4.4).
set Fen=k7/2P5/1K6/8/8/8/8/8 w - - 0 1
1000 press black
+2000 lift c7
+300 place c8
+10499 ! promote R
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 touched side=white square=c7 piece=P
3800.000 released side=white from=c7 square=c8 piece=Q
3800.000 made ply=1 side=white uci=c7c8q san=c8=Q#
3800.000 promotion ply=1 piece=Q source=assumed uci=c7c8q san=c8=Q#
13799.000 promotion ply=1 piece=R source=declared uci=c7c8r san=c8=R#
13799.000 completed ply=1 side=white uci=c7c8r san=c8=R# by=end
13799.000 clock why=pause
13799.000 game state=ended result=1-0 reason=checkmate article=5.1.1
