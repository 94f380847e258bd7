# The board fails while the captor is in the hand, and shows the capture behind that: no other move
# is told.
set Clock=none
set Fen=4k3/pp6/8/3p4/4P3/8/PP6/4K3 w - - 0 1
shows 4k3/pp6/8/3p4/4P3/8/PP6/4K3
1000 ! start
3000 shows 4k3/pp6/8/3p4/8/8/PP6/4K3
4000 fault
4500 answers
5700 shows 4k3/pp6/8/8/8/8/PP6/4K3
6000 shows 4k3/pp6/8/3P4/8/8/PP6/4K3
20000 shows 8/pp6/8/3P4/8/8/PP6/4K3
20600 shows 8/pp2k3/8/3P4/8/8/PP6/4K3
+5000 rest
---
0.000 game state=ready
1000.000 game state=started
3000.000 touched side=white square=e4 piece=P
5700.000 touched side=white square=d5 piece=p
6500.000 released side=white from=e4 square=d5 piece=P
6500.000 made ply=1 side=white uci=e4d5 san=exd5
8500.000 completed ply=1 side=white uci=e4d5 san=exd5 by=rest
20000.000 touched side=black square=e8 piece=k
21100.000 released side=black from=e8 square=e7 piece=k
21100.000 made ply=2 side=black uci=e8e7 san=Ke7
23100.000 completed ply=2 side=black uci=e8e7 san=Ke7 by=rest
