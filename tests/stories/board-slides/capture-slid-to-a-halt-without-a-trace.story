# The rook is felt on its way to the square of which no reed opened; nobody could have taken it
# there.
set Fen=4r1k1/8/8/8/4P3/2Q5/8/6K1 b - - 0 1
500 press white
1000 lift e8
+10 place e7
+30 lift e7
+10 place e6
+40 place e5
+0 lift e6
+140 lift e5
+500 press black
3000 lift c3
+300 place c5
+500 press white
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=black why=start
1000.000 touched side=black square=e8 piece=r
1090.000 touched side=black square=e4 piece=P
1730.000 released side=black from=e8 square=e4 piece=r
1730.000 made ply=1 side=black uci=e8e4 san=Rxe4
1730.000 completed ply=1 side=black uci=e8e4 san=Rxe4 by=clock
1730.000 clock running=white why=press
3000.000 touched side=white square=c3 piece=Q
3800.000 released side=white from=c3 square=c5 piece=Q
3800.000 made ply=2 side=white uci=c3c5 san=Qc5
3800.000 completed ply=2 side=white uci=c3c5 san=Qc5 by=clock
3800.000 clock running=black why=press
