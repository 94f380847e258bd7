# A capture that shoves its piece aside answers a move that was not pressed.
set Fen=2r2r2/p4pkp/1n4p1/2p5/N7/Pb2P1P1/2R2PBP/R5K1 w - - 0 21
500 press black
1000 lift b6
+1300 lift a4
+600 place b6
31000 lift c5
+45 place c5
+700 lift a7
+500 lift b6
+30 place b6
+35 place b5
+580 lift b5
125000 lift c2
+80 place c3
+1600 press white
160000 lift c5
+700 place c4
+1000 press black
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
1000.000 touched side=white square=b6 piece=n
2300.000 touched side=white square=a4 piece=N
3400.000 released side=white from=a4 square=b6 piece=N
3400.000 made ply=1 side=white uci=a4b6 san=Nxb6
31745.000 touched side=black square=a7 piece=p
32245.000 touched side=black square=b6 piece=N
32810.000 released side=black from=a7 square=b6 piece=p
32810.000 made ply=2 side=black uci=a7b6 san=axb6
125000.000 touched side=white square=c2 piece=R
125580.000 released side=white from=c2 square=c3 piece=R
125580.000 made ply=3 side=white uci=c2c3 san=Rc3
126680.000 completed ply=1 side=white uci=a4b6 san=Nxb6 by=next-move
126680.000 completed ply=2 side=black uci=a7b6 san=axb6 by=answer
126680.000 completed ply=3 side=white uci=c2c3 san=Rc3 by=clock
126680.000 clock running=black why=press
160000.000 touched side=black square=c5 piece=p
161200.000 released side=black from=c5 square=c4 piece=p
161200.000 made ply=4 side=black uci=c5c4 san=c4
161700.000 completed ply=4 side=black uci=c5c4 san=c4 by=clock
161700.000 clock running=white why=press
