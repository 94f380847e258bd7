# A board that recognises pieces shows a pawn of White where one of Black stood, from one frame to
# the next: White has captured, which is told before Black moves.
set Clock=none
set Fen=4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1
shows 4k3/8/8/3p4/4P3/8/8/4K3
1000 ! start
3000 shows 4k3/8/8/3p4/8/8/8/4K3
4000 shows 4k3/8/8/3P4/8/8/8/4K3
30000 shows 8/8/8/3P4/8/8/8/4K3
30600 shows 8/4k3/8/3P4/8/8/8/4K3
+5000 rest
---
0.000 game state=ready
1000.000 game state=started
3000.000 touched side=white square=e4 piece=P
4000.000 touched side=white square=d5 piece=p
4500.000 released side=white from=e4 square=d5 piece=P
4500.000 made ply=1 side=white uci=e4d5 san=exd5
6500.000 completed ply=1 side=white uci=e4d5 san=exd5 by=rest
30000.000 touched side=black square=e8 piece=k
31100.000 released side=black from=e8 square=e7 piece=k
31100.000 made ply=2 side=black uci=e8e7 san=Ke7
33100.000 completed ply=2 side=black uci=e8e7 san=Ke7 by=rest
