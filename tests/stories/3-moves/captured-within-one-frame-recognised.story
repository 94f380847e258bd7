# A board that recognises pieces shows a capture whole in one frame: the captor has left its square,
# and stands where the captured piece stood.
set Clock=none
set Fen=4k3/8/8/3p4/4P3/8/8/4K3 b - - 0 1
shows 4k3/8/8/3p4/4P3/8/8/4K3
1000 ! start
3000 shows 4k3/8/8/8/4p3/8/8/4K3
+20000 shows 4k3/8/8/8/4p3/8/8/8
+600 shows 4k3/8/8/8/4p3/8/3K4/8
+5000 rest
---
0.000 game state=ready
1000.000 game state=started
3000.000 touched side=black square=e4 piece=P
3000.000 touched side=black square=d5 piece=p
3500.000 released side=black from=d5 square=e4 piece=p
3500.000 made ply=1 side=black uci=d5e4 san=dxe4
5500.000 completed ply=1 side=black uci=d5e4 san=dxe4 by=rest
23000.000 touched side=white square=e1 piece=K
24100.000 released side=white from=e1 square=d2 piece=K
24100.000 made ply=2 side=white uci=e1d2 san=Kd2
26100.000 completed ply=2 side=white uci=e1d2 san=Kd2 by=rest
