# White's king has walked to e4; the other one, from afar, is put beside it to show that he has won.
set Fen=7k/8/8/8/8/5K2/4R3/8 w - - 0 1
1000 press black
+500 lift f3
+300 place e3
+600 press white
+500 lift h8
+300 place h7
+600 press black
+2000 lift e3
+400 place e4
+400 press white
+2000 lift h7
+700 place d5
+2000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1500.000 touched side=white square=f3 piece=K
2300.000 released side=white from=f3 square=e3 piece=K
2300.000 made ply=1 side=white uci=f3e3 san=Ke3
2400.000 completed ply=1 side=white uci=f3e3 san=Ke3 by=clock
2400.000 clock running=black why=press
2900.000 touched side=black square=h8 piece=k
3700.000 released side=black from=h8 square=h7 piece=k
3700.000 made ply=2 side=black uci=h8h7 san=Kh7
3800.000 completed ply=2 side=black uci=h8h7 san=Kh7 by=clock
3800.000 clock running=white why=press
5800.000 touched side=white square=e3 piece=K
6600.000 released side=white from=e3 square=e4 piece=K
6600.000 made ply=3 side=white uci=e3e4 san=Ke4
6600.000 completed ply=3 side=white uci=e3e4 san=Ke4 by=clock
6600.000 clock running=black why=press
8600.000 touched side=black square=h7 piece=k
9800.000 clock why=pause
9800.000 game state=ended result=1-0 reason=kings-centred
