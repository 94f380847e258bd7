# In play a captor is taken up again, the captured pawn put back, and the captor put elsewhere: that
# is the move, and no captured piece was laid there.
set Clock=none
set PlayRestTime=0.6
set Fen=4k3/pp3ppp/8/3p4/8/2N5/PP3PPP/4K3 w - - 0 20
3000 lift d5
+300 lift c3
+300 place d5
+3000 lift d5
+400 place d5
+400 place e4
+3000 lift d5
+300 place d4
+3000 lift b2
+300 place b3
+3000 rest
---
0.000 game state=ready
0.000 game state=started
3000.000 touched side=white square=d5 piece=p
3300.000 touched side=white square=c3 piece=N
4100.000 released side=white from=c3 square=d5 piece=N
4100.000 made ply=1 side=white uci=c3d5 san=Nxd5
4700.000 completed ply=1 side=white uci=c3d5 san=Nxd5 by=rest
6600.000 touched side=white square=d5 piece=N
9400.000 released side=white from=d5 square=e4 piece=N
9400.000 withdrawn ply=1 uci=c3d5 why=changed
9400.000 released side=white from=d5 square=d5 piece=p
9400.000 made ply=1 side=white uci=c3e4 san=Ne4
10000.000 completed ply=1 side=white uci=c3e4 san=Ne4 by=rest
10400.000 touched side=black square=d5 piece=p
12700.000 released side=black from=d5 square=d4 piece=p
12700.000 made ply=2 side=black uci=d5d4 san=d4
13300.000 completed ply=2 side=black uci=d5d4 san=d4 by=rest
13700.000 touched side=white square=b2 piece=P
14500.000 released side=white from=b2 square=b3 piece=P
14500.000 made ply=3 side=white uci=b2b3 san=b3
15100.000 completed ply=3 side=white uci=b2b3 san=b3 by=rest
