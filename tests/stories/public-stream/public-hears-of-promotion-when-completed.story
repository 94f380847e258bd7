# The public hears what a pawn became once the move is completed.
show public
set Fen=8/4P1k1/8/8/8/8/8/4K3 w - - 0 1
1000 press black
2000 lift e7
+300 place e8
+900 ! promote R
+900 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
4100.000 completed ply=1 side=white uci=e7e8r san=e8=R by=clock
4100.000 promotion ply=1 piece=R source=declared uci=e7e8r san=e8=R
4100.000 clock running=black why=press
