# White's king has walked to e4; the other one, from afar, is put beside it to show that he has won.
set Fen=7k/8/8/8/8/5K2/4R3/8 w - - 0 1
1000 press black
play Ke3 Kh7
expect from here
+2000 lift e3
+400 place e4
+400 press white
+2000 lift h7
+700 place d5
+2000 rest
---
5800.000 touched side=white square=e3 piece=K
6600.000 released side=white from=e3 square=e4 piece=K
6600.000 made ply=3 side=white uci=e3e4 san=Ke4
6600.000 completed ply=3 side=white uci=e3e4 san=Ke4 by=clock
6600.000 clock running=black why=press
8600.000 touched side=black square=h7 piece=k
11300.000 clock why=pause
11300.000 game state=ended result=1-0 reason=kings-centred
