# A rook falls while the pawn promotes, and is set up again before the press: the pawn has become a
# queen, and nobody has left it there.
set Fen=8/RP3pk1/8/2K5/6P1/pr6/8/8 w - - 0 52
1000 press black
2000 lift g4
+400 place g5
+500 press white
+2000 lift a3
+400 place a2
+500 press black
+2000 lift g5
+400 place g6
+500 press white
+3000 lift a2
+1070 place a1
+320 lift b3
+1150 place b3
+500 press black
+2000 lift a7
+500 place a6
+500 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=g4 piece=P
2900.000 released side=white from=g4 square=g5 piece=P
2900.000 made ply=1 side=white uci=g4g5 san=g5
2900.000 completed ply=1 side=white uci=g4g5 san=g5 by=clock
2900.000 clock running=black why=press
4900.000 touched side=black square=a3 piece=p
5800.000 released side=black from=a3 square=a2 piece=p
5800.000 made ply=2 side=black uci=a3a2 san=a2
5800.000 completed ply=2 side=black uci=a3a2 san=a2 by=clock
5800.000 clock running=white why=press
7800.000 touched side=white square=g5 piece=P
8700.000 released side=white from=g5 square=g6 piece=P
8700.000 made ply=3 side=white uci=g5g6 san=g6
8700.000 completed ply=3 side=white uci=g5g6 san=g6 by=clock
8700.000 clock running=black why=press
11700.000 touched side=black square=a2 piece=p
13090.000 touched side=black square=b3 piece=r
14740.000 released side=black from=a2 square=a1 piece=q
14740.000 released side=black from=b3 square=b3 piece=r
14740.000 made ply=4 side=black uci=a2a1q san=a1=Q
14740.000 completed ply=4 side=black uci=a2a1q san=a1=Q by=clock
14740.000 clock running=white why=press
16740.000 touched side=white square=a7 piece=R
17740.000 released side=white from=a7 square=a6 piece=R
17740.000 made ply=5 side=white uci=a7a6 san=Ra6
17740.000 completed ply=5 side=white uci=a7a6 san=Ra6 by=clock
17740.000 clock running=black why=press
