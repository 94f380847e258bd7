# Without levers the hand rests between king and rook, and the answer comes at once.
set Clock=none
1000 ! start
play e4 e5 Nf3 Nc6 Bc4 Bc5
+3000 lift e1
+300 place g1
+1500 lift h1
+300 place f1
+200 lift g8
+300 place f6
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
1500.000 touched side=white square=e2 piece=P
2300.000 released side=white from=e2 square=e4 piece=P
2300.000 made ply=1 side=white uci=e2e4 san=e4
2300.000 touched side=black square=e7 piece=p
3100.000 released side=black from=e7 square=e5 piece=p
3100.000 completed ply=1 side=white uci=e2e4 san=e4 by=answer
3100.000 made ply=2 side=black uci=e7e5 san=e5
3100.000 touched side=white square=g1 piece=N
3900.000 released side=white from=g1 square=f3 piece=N
3900.000 completed ply=2 side=black uci=e7e5 san=e5 by=answer
3900.000 made ply=3 side=white uci=g1f3 san=Nf3
3900.000 touched side=black square=b8 piece=n
4700.000 released side=black from=b8 square=c6 piece=n
4700.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=answer
4700.000 made ply=4 side=black uci=b8c6 san=Nc6
4700.000 touched side=white square=f1 piece=B
5500.000 released side=white from=f1 square=c4 piece=B
5500.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=answer
5500.000 made ply=5 side=white uci=f1c4 san=Bc4
5500.000 touched side=black square=f8 piece=b
6300.000 released side=black from=f8 square=c5 piece=b
6300.000 completed ply=5 side=white uci=f1c4 san=Bc4 by=answer
6300.000 made ply=6 side=black uci=f8c5 san=Bc5
8300.000 completed ply=6 side=black uci=f8c5 san=Bc5 by=rest
8800.000 touched side=white square=e1 piece=K
9600.000 released side=white from=e1 square=g1 piece=K
10600.000 touched side=white square=h1 piece=R
11100.000 released side=white from=h1 square=f1 piece=R
11100.000 made ply=7 side=white uci=e1g1 san=O-O
11100.000 touched side=black square=g8 piece=n
11900.000 released side=black from=g8 square=f6 piece=n
11900.000 completed ply=7 side=white uci=e1g1 san=O-O by=answer
11900.000 made ply=8 side=black uci=g8f6 san=Nf6
13900.000 completed ply=8 side=black uci=g8f6 san=Nf6 by=rest
