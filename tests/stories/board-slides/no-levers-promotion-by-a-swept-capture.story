# Without levers a pawn promotes on a square whose piece is swept off, and is exchanged there.
set Clock=none
1000 ! start
play a4 b5 axb5 Nf6 b6 Ng8 bxc7 Nf6
+3000 lift c7
+1500 lift b8
+60 place b8
+900 lift b8
+900 place b8
+3000 lift e7
+300 place e6
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
1500.000 touched side=white square=a2 piece=P
2300.000 released side=white from=a2 square=a4 piece=P
2300.000 made ply=1 side=white uci=a2a4 san=a4
2300.000 touched side=black square=b7 piece=p
3100.000 released side=black from=b7 square=b5 piece=p
3100.000 completed ply=1 side=white uci=a2a4 san=a4 by=answer
3100.000 made ply=2 side=black uci=b7b5 san=b5
3100.000 touched side=white square=b5 piece=p
3400.000 touched side=white square=a4 piece=P
4200.000 released side=white from=a4 square=b5 piece=P
4200.000 completed ply=2 side=black uci=b7b5 san=b5 by=answer
4200.000 made ply=3 side=white uci=a4b5 san=axb5
4200.000 touched side=black square=g8 piece=n
5000.000 released side=black from=g8 square=f6 piece=n
5000.000 completed ply=3 side=white uci=a4b5 san=axb5 by=answer
5000.000 made ply=4 side=black uci=g8f6 san=Nf6
5000.000 touched side=white square=b5 piece=P
5800.000 released side=white from=b5 square=b6 piece=P
5800.000 completed ply=4 side=black uci=g8f6 san=Nf6 by=answer
5800.000 made ply=5 side=white uci=b5b6 san=b6
5800.000 touched side=black square=f6 piece=n
6600.000 released side=black from=f6 square=g8 piece=n
6600.000 completed ply=5 side=white uci=b5b6 san=b6 by=answer
6600.000 made ply=6 side=black uci=f6g8 san=Ng8
6600.000 touched side=white square=c7 piece=p
6900.000 touched side=white square=b6 piece=P
7700.000 released side=white from=b6 square=c7 piece=P
7700.000 completed ply=6 side=black uci=f6g8 san=Ng8 by=answer
7700.000 made ply=7 side=white uci=b6c7 san=bxc7
7700.000 touched side=black square=g8 piece=n
8500.000 released side=black from=g8 square=f6 piece=n
8500.000 completed ply=7 side=white uci=b6c7 san=bxc7 by=answer
8500.000 made ply=8 side=black uci=g8f6 san=Nf6
10500.000 completed ply=8 side=black uci=g8f6 san=Nf6 by=rest
11000.000 touched side=white square=c7 piece=P
13460.000 touched side=white square=b8 piece=n
14860.000 released side=white from=c7 square=b8 piece=Q
14860.000 made ply=9 side=white uci=c7b8q san=cxb8=Q
14860.000 promotion ply=9 piece=Q source=assumed uci=c7b8q san=cxb8=Q
16860.000 completed ply=9 side=white uci=c7b8q san=cxb8=Q by=rest
17360.000 touched side=black square=e7 piece=p
18160.000 released side=black from=e7 square=e6 piece=p
18160.000 made ply=10 side=black uci=e7e6 san=e6
20160.000 completed ply=10 side=black uci=e7e6 san=e6 by=rest
