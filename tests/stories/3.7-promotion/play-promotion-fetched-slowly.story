# In play a rook that was only grazed comes back on the record when the new piece stands beside it.
set Clock=none
set PlayRestTime=0.6
set Fen=3r4/4P2k/8/6K1/8/8/8/8 w - - 0 1
3000 lift e7
+300 flicker d8 100
+5000 place e8
+3000 lift h7
+300 place g7
+3000 rest
---
0.000 game state=ready
0.000 game state=started
3000.000 touched side=white square=e7 piece=P
3300.000 touched side=white square=d8 piece=r
5400.000 released side=white from=e7 square=d8 piece=Q
5400.000 made ply=1 side=white uci=e7d8q san=exd8=Q
5400.000 promotion ply=1 piece=Q source=assumed uci=e7d8q san=exd8=Q
6000.000 completed ply=1 side=white uci=e7d8q san=exd8=Q by=rest
10400.000 released side=white from=e7 square=e8 piece=Q
10400.000 withdrawn ply=1 uci=e7d8q why=changed
10400.000 released side=white from=d8 square=d8 piece=r
10400.000 made ply=1 side=white uci=e7e8q san=e8=Q
11000.000 completed ply=1 side=white uci=e7e8q san=e8=Q by=rest
11400.000 touched side=black square=h7 piece=k
12200.000 released side=black from=h7 square=g7 piece=k
12200.000 made ply=2 side=black uci=h7g7 san=Kg7
12800.000 completed ply=2 side=black uci=h7g7 san=Kg7 by=rest
