# The same board shows that Black has won, who can mate: that ends the game.
set Fen=4k3/7q/8/8/8/8/8/1N2K3 w - - 0 60
1000 press black
+500 lift e1
+300 place e2
+600 press white
+500 lift e8
+300 place e7
+600 press black
+3000 lift e7
+600 place e5
+900 lift e2
+600 place d4
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1500.000 touched side=white square=e1 piece=K
2300.000 released side=white from=e1 square=e2 piece=K
2300.000 made ply=1 side=white uci=e1e2 san=Ke2
2400.000 completed ply=1 side=white uci=e1e2 san=Ke2 by=clock
2400.000 clock running=black why=press
2900.000 touched side=black square=e8 piece=k
3700.000 released side=black from=e8 square=e7 piece=k
3700.000 made ply=2 side=black uci=e8e7 san=Ke7
3800.000 completed ply=2 side=black uci=e8e7 san=Ke7 by=clock
3800.000 clock running=white why=press
6800.000 touched side=white square=e7 piece=k
9400.000 clock why=pause
9400.000 game state=ended result=0-1 reason=kings-centred
