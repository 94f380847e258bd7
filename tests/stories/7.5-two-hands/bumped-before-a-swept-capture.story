# The table is bumped, and e5 and f3 flicker 15 ms apart. White takes on e5 with his knight from f3
# 0.6 s later, in a sweep: he has used one hand.
set Fen=3r2k1/p4pbp/2p3p1/4p3/2P1Pnb1/1P3N2/PBK2PPP/5B1R b - - 3 21
1000 press white
+1799 lift f4
+201 place h3
+278 press black
+741 lift a2
+0 lift b2
+12 lift g2
+17 place a2
+0 lift g6
+2 lift e5
+15 lift f3
+9 place b2
+7 place g2
+2 lift g2
+2 place g2
+0 place f3
+6 lift g8
+7 place g6
+3 lift h1
+8 lift a7
+1 place e5
+6 place a7
+10 lift e4
+17 place g8
+16 place h1
+20 place e4
+2 lift e4
+2 place e4
+474 lift f3
+290 lift e5
+23 place e5
+356 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=black why=start
2799.000 touched side=black square=f4 piece=n
3278.000 released side=black from=f4 square=h3 piece=n
3278.000 made ply=1 side=black uci=f4h3 san=Nh3
3278.000 completed ply=1 side=black uci=f4h3 san=Nh3 by=clock
3278.000 clock running=white why=press
4050.000 touched side=white square=e5 piece=p
4657.000 touched side=white square=f3 piece=N
5326.000 released side=white from=f3 square=e5 piece=N
5326.000 made ply=2 side=white uci=f3e5 san=Nxe5
5326.000 completed ply=2 side=white uci=f3e5 san=Nxe5 by=clock
5326.000 clock running=black why=press
