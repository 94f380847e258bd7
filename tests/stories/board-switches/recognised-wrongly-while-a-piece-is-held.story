# A pawn is taken for one of the other colour while White holds a knight, which cannot have become
# it: nobody has captured.
set Clock=none
set Fen=4k3/8/8/3p4/8/2N5/8/4K3 w - - 0 1
shows 4k3/8/8/3p4/8/2N5/8/4K3
1000 ! start
3000 shows 4k3/8/8/3p4/8/8/8/4K3
3300 shows 4k3/8/8/3P4/8/8/8/4K3
4300 shows 4k3/8/8/3p4/8/8/8/4K3
4600 shows 4k3/8/8/3p4/4N3/8/8/4K3
20000 shows 8/8/8/3p4/4N3/8/8/4K3
20600 shows 8/4k3/8/3p4/4N3/8/8/4K3
+5000 rest
---
0.000 game state=ready
1000.000 game state=started
3000.000 touched side=white square=c3 piece=N
6600.000 released side=white from=c3 square=e4 piece=N
6600.000 made ply=1 side=white uci=c3e4 san=Ne4
8600.000 completed ply=1 side=white uci=c3e4 san=Ne4 by=rest
20000.000 touched side=black square=e8 piece=k
21100.000 released side=black from=e8 square=e7 piece=k
21100.000 made ply=2 side=black uci=e8e7 san=Ke7
23100.000 completed ply=2 side=black uci=e8e7 san=Ke7 by=rest
