# In play a rook takes, and the captured piece is laid where the rook could go, too: the rook has
# not gone on, as nothing has left the square of the capture.
set Clock=none
set PlayRestTime=0.6
set Fen=r3k3/7p/8/8/P7/8/7P/4K2R b - - 0 1
3000 lift a4
+800 lift a8
+400 place a4
+1400 place a5
+4000 lift h1
+300 place f1
+1500 lift a5
+3000 lift h7
+300 place h6
+3000 rest
---
0.000 game state=ready
0.000 game state=started
3000.000 touched side=black square=a4 piece=P
3800.000 touched side=black square=a8 piece=r
4700.000 released side=black from=a8 square=a4 piece=r
4700.000 made ply=1 side=black uci=a8a4 san=Rxa4
5300.000 completed ply=1 side=black uci=a8a4 san=Rxa4 by=rest
9600.000 touched side=white square=h1 piece=R
10400.000 released side=white from=h1 square=f1 piece=R
10400.000 made ply=2 side=white uci=h1f1 san=Rf1
11000.000 completed ply=2 side=white uci=h1f1 san=Rf1 by=rest
14400.000 touched side=black square=h7 piece=p
15200.000 released side=black from=h7 square=h6 piece=p
15200.000 made ply=3 side=black uci=h7h6 san=h6
15800.000 completed ply=3 side=black uci=h7h6 san=h6 by=rest
