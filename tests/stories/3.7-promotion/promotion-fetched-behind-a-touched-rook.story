# The hand grazes a rook before it takes the pawn off: neither is a capture that mates.
set Fen=3r3k/4P3/6K1/8/8/8/8/8 w - - 0 1
1000 press black
+3000 flicker d8 20
+300 lift e7
+5000 place e8
+500 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
4320.000 touched side=white square=e7 piece=P
9820.000 released side=white from=e7 square=e8 piece=Q
9820.000 made ply=1 side=white uci=e7e8q san=e8=Q+
9820.000 promotion ply=1 piece=Q source=assumed uci=e7e8q san=e8=Q+
9820.000 completed ply=1 side=white uci=e7e8q san=e8=Q+ by=clock
9820.000 clock running=black why=press
