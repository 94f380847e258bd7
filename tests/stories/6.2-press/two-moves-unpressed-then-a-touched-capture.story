# Two moves are not pressed and answered by a capture that lifts its pawn first: its press completes
# all three.
set Fen=r5k1/1p4pp/2p1bpq1/p1P1r3/4P3/PPQ3N1/5RPP/5RK1 b - - 0 27
500 press white
1000 lift g6
+145 place g5
11000 lift b3
+155 place b4
33000 lift b4
+1100 lift a5
+550 place b4
+1800 press black
50000 lift a3
+1100 lift b4
+500 place b4
+1200 press white
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=black why=start
1000.000 touched side=black square=g6 piece=q
1645.000 released side=black from=g6 square=g5 piece=q
1645.000 made ply=1 side=black uci=g6g5 san=Qg5
11000.000 touched side=white square=b3 piece=P
11655.000 released side=white from=b3 square=b4 piece=P
11655.000 made ply=2 side=white uci=b3b4 san=b4
33000.000 touched side=black square=b4 piece=P
34100.000 touched side=black square=a5 piece=p
35150.000 released side=black from=a5 square=b4 piece=p
35150.000 made ply=3 side=black uci=a5b4 san=axb4
36450.000 completed ply=1 side=black uci=g6g5 san=Qg5 by=next-move
36450.000 completed ply=2 side=white uci=b3b4 san=b4 by=answer
36450.000 completed ply=3 side=black uci=a5b4 san=axb4 by=clock
36450.000 clock running=white why=press
50000.000 touched side=white square=a3 piece=P
51100.000 touched side=white square=b4 piece=p
52100.000 released side=white from=a3 square=b4 piece=P
52100.000 made ply=4 side=white uci=a3b4 san=axb4
52800.000 completed ply=4 side=white uci=a3b4 san=axb4 by=clock
52800.000 clock running=black why=press
