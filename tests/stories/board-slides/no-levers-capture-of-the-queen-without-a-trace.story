# Without levers a pawn pushes a piece off, and no reed shows which. It may have taken a pawn, or
# the queen that has just come beside it: hardly anybody leaves a queen. The rest is legal by that.
set Clock=none
set Fen=6k1/8/2p1Q3/3P4/7r/7q/5KP1/8 b - - 0 1
1000 ! start
+3000 lift h3
+600 lift e6
+400 place e6
+4000 lift d5
+5000 lift h4
+500 place h2
+5000 lift f2
+500 place e3
+5000 lift h2
+500 place h6
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
4000.000 touched side=black square=h3 piece=q
4600.000 touched side=black square=e6 piece=Q
5500.000 released side=black from=h3 square=e6 piece=q
5500.000 made ply=1 side=black uci=h3e6 san=Qxe6
7500.000 completed ply=1 side=black uci=h3e6 san=Qxe6 by=rest
9000.000 touched side=white square=d5 piece=P
14000.000 touched side=white square=e6 piece=q
14000.000 released side=white from=d5 square=e6 piece=P
14000.000 made ply=2 side=white uci=d5e6 san=dxe6
14000.000 touched side=black square=h4 piece=r
15000.000 released side=black from=h4 square=h2 piece=r
15000.000 completed ply=2 side=white uci=d5e6 san=dxe6 by=answer
15000.000 made ply=3 side=black uci=h4h2 san=Rh2
17000.000 completed ply=3 side=black uci=h4h2 san=Rh2 by=rest
19500.000 touched side=white square=f2 piece=K
20500.000 released side=white from=f2 square=e3 piece=K
20500.000 made ply=4 side=white uci=f2e3 san=Ke3
22500.000 completed ply=4 side=white uci=f2e3 san=Ke3 by=rest
25000.000 touched side=black square=h2 piece=r
26000.000 released side=black from=h2 square=h6 piece=r
26000.000 made ply=5 side=black uci=h2h6 san=Rh6
28000.000 completed ply=5 side=black uci=h2h6 san=Rh6 by=rest
