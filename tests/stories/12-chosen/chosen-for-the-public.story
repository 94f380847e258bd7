# What the public is told of a choice: a move is taken off the record, and the moves are.
show public
set Fen=4kb2/8/8/8/8/P7/6PP/4K3 b - - 0 1
1000 press white
2000 lift f8
+900 press black
+2000 lift a3
+500 place a4
+500 press white
+100 candidates
+0 ! choose 8
+2500 place c5
+2000 lift e8
+500 place d8
+500 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=black why=start
2900.000 completed ply=1 side=black uci=f8a3 san=Bxa3 by=clock
2900.000 clock running=white why=press
6000.000 candidate 8 ply=1 f8c5 a3a4
6000.000 candidate 9 ply=1 f8d6 a3a4
6000.000 candidate 10 ply=1 f8h6 a3a4
6000.000 candidate 11 ply=1 f8e7 a3a4
6000.000 candidate 12 ply=1 f8g7 a3a4
6000.000 clock running=black why=press
6000.000 withdrawn ply=1 uci=f8a3 why=changed
6000.000 completed ply=1 side=black uci=f8c5 san=Bc5 by=clock
6000.000 completed ply=2 side=white uci=a3a4 san=a4 by=clock
11500.000 completed ply=3 side=black uci=e8d8 san=Kd8 by=clock
11500.000 clock running=white why=press
