# White has knocked the pawn over, and sets it up before he presses: Black has not touched it.
set Fen=4k3/5p2/8/4p3/8/3P4/8/4K3 w - - 0 1
set AdjustAnnounced=yes
500 press black
1000 lift d3
+100 place d4
+80 lift e5
+1050 place e5
+470 press white
+700 lift f7
+200 place f5
+500 press black
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
1000.000 touched side=white square=d3 piece=P
1180.000 released side=white from=d3 square=d4 piece=P
1180.000 made ply=1 side=white uci=d3d4 san=d4
1180.000 touched side=black square=e5 piece=p
2700.000 completed ply=1 side=white uci=d3d4 san=d4 by=clock
2700.000 clock running=black why=press
2730.000 released side=black from=e5 square=e5 piece=p
3400.000 touched side=black square=f7 piece=p
4100.000 released side=black from=f7 square=f5 piece=p
4100.000 made ply=2 side=black uci=f7f5 san=f5
4100.000 completed ply=2 side=black uci=f7f5 san=f5 by=clock
4100.000 alert id=1 kind=touch-move article=4.3.1 side=black ply=2 confidence=possible evidence={"must":{"kind":"move","own":"e5"},"touched":["e5","f7"],"played":"f7f5","claimable":true}
4100.000 clock running=white why=press
