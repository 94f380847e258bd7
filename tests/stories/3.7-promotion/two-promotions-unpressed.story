# White has not pressed when Black promotes, too: the public hears of each move once it is
# completed.
show public
set Fen=8/P6k/8/8/8/8/p6K/8 w - - 0 1
1000 press black
2000 lift a7
+300 place a8
+900 lift a2
+300 place a1
+900 press white
+900 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
4400.000 completed ply=1 side=white uci=a7a8q san=a8=Q by=clock
4400.000 promotion ply=1 piece=Q source=assumed uci=a7a8q san=a8=Q
4400.000 clock running=black why=press
5300.000 completed ply=2 side=black uci=a2a1q san=a1=Q by=clock
5300.000 promotion ply=2 piece=q source=assumed uci=a2a1q san=a1=Q
5300.000 clock running=white why=press
