# Without a clock Black declares a knight on d1, which White's king might have taken already by one
# line: that line ends, and by the others White's promotion and all that follows are told.
set Clock=none
set Fen=r4b2/k3P3/2P1P3/1R3P2/ppq1p3/8/2N1p3/2KR4 b - - 0 40
1000 ! start
+5362 lift e2
+383 lift d1
+668 place d1
+471 lift d1
+1 place d1
+1 lift d1
+6011 place d1
+418 ! promote N
+2487 lift f8
+1299 lift e7
+417 place f8
+456 lift f8
+5820 place f8
+623 ! promote B
+2917 lift c4
+850 lift b5
+558 place b5
+5557 lift c1
+772 lift d1
+635 place d1
+5669 lift a8
+901 lift f8
+556 place f8
+2161 lift c6
+381 place c7
+5943 lift b4
+325 place b3
+7753 lift c7
+330 place c8
+1 lift c8
---
0.000 game state=ready
1000.000 game state=started
6362.000 touched side=black square=e2 piece=p
6745.000 touched side=black square=d1 piece=R
14397.000 released side=black from=e2 square=d1 piece=n
14397.000 made ply=1 side=black uci=e2d1n san=exd1=N
14397.000 promotion ply=1 piece=n source=declared uci=e2d1n san=exd1=N
16397.000 completed ply=1 side=black uci=e2d1n san=exd1=N by=rest
16802.000 touched side=white square=f8 piece=b
18101.000 touched side=white square=e7 piece=P
18974.000 released side=white from=e7 square=f8 piece=B
18974.000 made ply=2 side=white uci=e7f8b san=exf8=B
18974.000 promotion ply=2 piece=B source=declared uci=e7f8b san=exf8=B
18974.000 touched side=black square=f8 piece=Q
28334.000 touched side=black square=c4 piece=q
28834.000 released side=black from=f8 square=f8 piece=Q
29184.000 touched side=black square=b5 piece=R
30242.000 released side=black from=c4 square=b5 piece=q
35299.000 touched side=white square=c1 piece=K
36071.000 touched side=white square=d1 piece=n
37206.000 released side=white from=c1 square=d1 piece=K
42875.000 made ply=3 side=black uci=c4b5 san=Qxb5
42875.000 completed ply=2 side=white uci=e7f8b san=exf8=B by=answer
42875.000 completed ply=3 side=black uci=c4b5 san=Qxb5 by=answer
42875.000 made ply=4 side=white uci=c1d1 san=Kxd1
42875.000 completed ply=4 side=white uci=c1d1 san=Kxd1 by=rest
42875.000 touched side=black square=a8 piece=r
43276.000 touched side=black square=f8 piece=B
44332.000 released side=black from=a8 square=f8 piece=r
44332.000 made ply=5 side=black uci=a8f8 san=Rxf8
46332.000 completed ply=5 side=black uci=a8f8 san=Rxf8 by=rest
46332.000 touched side=white square=c6 piece=P
46874.000 released side=white from=c6 square=c7 piece=P
46874.000 made ply=6 side=white uci=c6c7 san=c7
48874.000 completed ply=6 side=white uci=c6c7 san=c7 by=rest
52317.000 touched side=black square=b4 piece=p
53142.000 released side=black from=b4 square=b3 piece=p
53142.000 made ply=7 side=black uci=b4b3 san=b3
55142.000 completed ply=7 side=black uci=b4b3 san=b3 by=rest
