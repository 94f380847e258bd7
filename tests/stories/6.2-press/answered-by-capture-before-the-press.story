# Black takes the piece that White has just put down, and takes it first.
set Fen=4k3/8/8/3p4/8/8/4P3/4K3 w - - 0 1
1000 press black
2000 lift e2
+300 place e4
+300 lift e4
+250 lift d5
+300 place e4
+200 press white
+200 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e4 piece=P
2600.000 made ply=1 side=white uci=e2e4 san=e4
2600.000 touched side=black square=e4 piece=P
2850.000 touched side=black square=d5 piece=p
3350.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
3350.000 clock running=black why=press
3550.000 released side=black from=d5 square=e4 piece=p
3550.000 made ply=2 side=black uci=d5e4 san=dxe4
3550.000 completed ply=2 side=black uci=d5e4 san=dxe4 by=clock
3550.000 clock running=white why=press
