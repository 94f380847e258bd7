# A board that recognises pieces takes a pawn for one of the other colour for a moment, while none
# is in the hand: nobody has touched it.
set Clock=none
set Fen=4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1
shows 4k3/8/8/3p4/4P3/8/8/4K3
1000 ! start
3000 shows 4k3/8/8/3P4/4P3/8/8/4K3
3200 shows 4k3/8/8/3p4/4P3/8/8/4K3
9000 shows 4k3/8/8/3p4/4P3/8/8/8
9600 shows 4k3/8/8/3p4/4P3/8/3K4/8
20000 shows 8/8/8/3p4/4P3/8/3K4/8
20600 shows 8/4k3/8/3p4/4P3/8/3K4/8
+5000 rest
---
0.000 game state=ready
1000.000 game state=started
9000.000 touched side=white square=e1 piece=K
10100.000 released side=white from=e1 square=d2 piece=K
10100.000 made ply=1 side=white uci=e1d2 san=Kd2
12100.000 completed ply=1 side=white uci=e1d2 san=Kd2 by=rest
20000.000 touched side=black square=e8 piece=k
21100.000 released side=black from=e8 square=e7 piece=k
21100.000 made ply=2 side=black uci=e8e7 san=Ke7
23100.000 completed ply=2 side=black uci=e8e7 san=Ke7 by=rest
