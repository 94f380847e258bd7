# A black pawn could promote in the next turn: what White says behind his own promotion is of that
# one.
set Fen=8/2P4k/8/8/8/8/1p5K/8 w - - 0 1
1000 press black
2000 lift c7
+400 place c8
+150 ! promote N
+400 press white
+2000 lift b2
+400 place b1
+150 ! promote R
+400 press black
+2000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=c7 piece=P
2900.000 released side=white from=c7 square=c8 piece=N
2900.000 made ply=1 side=white uci=c7c8n san=c8=N
2900.000 promotion ply=1 piece=N source=declared uci=c7c8n san=c8=N
2950.000 completed ply=1 side=white uci=c7c8n san=c8=N by=clock
2950.000 clock running=black why=press
4950.000 touched side=black square=b2 piece=p
5850.000 released side=black from=b2 square=b1 piece=r
5850.000 made ply=2 side=black uci=b2b1r san=b1=R
5850.000 promotion ply=2 piece=r source=declared uci=b2b1r san=b1=R
5900.000 completed ply=2 side=black uci=b2b1r san=b1=R by=clock
5900.000 clock running=white why=press
