# Bishops on squares of both colours can mate if both players help: the game goes on.
set Fen=4k3/8/8/8/8/3b4/3n4/2B1K3 w - - 0 60
1000 press black
+500 lift c1
+200 lift d2
+300 place d2
+600 press white
+500 lift e8
+300 place e7
+600 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1500.000 touched side=white square=c1 piece=B
1700.000 touched side=white square=d2 piece=n
2500.000 released side=white from=c1 square=d2 piece=B
2500.000 made ply=1 side=white uci=c1d2 san=Bxd2
2600.000 completed ply=1 side=white uci=c1d2 san=Bxd2 by=clock
2600.000 clock running=black why=press
3100.000 touched side=black square=e8 piece=k
3900.000 released side=black from=e8 square=e7 piece=k
3900.000 made ply=2 side=black uci=e8e7 san=Ke7
4000.000 completed ply=2 side=black uci=e8e7 san=Ke7 by=clock
4000.000 clock running=white why=press
