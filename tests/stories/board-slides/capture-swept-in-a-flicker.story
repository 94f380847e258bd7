# Two captures are possible; the flicker of d5 tells which.
set Fen=4k3/8/8/3p1p2/4P3/8/8/4K3 w - - 0 1
1000 press black
2000 lift e4
+300 flicker d5 10
+500 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e4 piece=P
2300.000 touched side=white square=d5 piece=p
2500.000 released side=white from=e4 square=d5 piece=P
2500.000 made ply=1 side=white uci=e4d5 san=exd5
2810.000 completed ply=1 side=white uci=e4d5 san=exd5 by=clock
2810.000 clock running=black why=press
