# White's king has walked to e4; the other one, from afar, is put beside it to show that he has won.
set Fen=7k/8/8/8/8/4K3/4R3/8 w - - 0 1
1000 press black
2000 lift e3
+400 place e4
+400 press white
+2000 lift h8
+700 place d5
+2000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e3 piece=K
2800.000 released side=white from=e3 square=e4 piece=K
2800.000 made ply=1 side=white uci=e3e4 san=Ke4
2800.000 completed ply=1 side=white uci=e3e4 san=Ke4 by=clock
2800.000 clock running=black why=press
4800.000 touched side=black square=h8 piece=k
6000.000 clock why=pause
6000.000 game state=ended result=1-0 reason=kings-centred
