# Behind 10 s the mate by an assumed queen has ended the game: nothing can be named any more.
set Fen=k7/2P5/1K6/8/8/8/8/8 w - - 0 1
1000 press black
+2000 lift c7
+300 place c8
+10500 ! promote R
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 touched side=white square=c7 piece=P
3800.000 released side=white from=c7 square=c8 piece=Q
3800.000 made ply=1 side=white uci=c7c8q san=c8=Q#
3800.000 promotion ply=1 piece=Q source=assumed uci=c7c8q san=c8=Q#
13800.000 completed ply=1 side=white uci=c7c8q san=c8=Q# by=end
13800.000 clock why=pause
13800.000 game state=ended result=1-0 reason=checkmate article=5.1.1
13800.000 refused promote R
