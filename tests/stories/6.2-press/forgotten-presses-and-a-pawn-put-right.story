# Several presses are forgotten, and a pawn is put right behind one. A move for which no reed has
# changed since the press before is none of those that were forgotten: their order stays.
1000 press black
+10 lift a2
+482 place a3
+10 lift d7
+447 place d6
+10 lift c2
+716 place c4
+10 lift g7
+432 place g5
+10 lift d2
+759 place d4
+527 press black
+1564 press white
+10 lift f8
+566 place h6
+10 lift c1
+727 place d2
+10 lift e7
+370 place e6
+10 lift d2
+686 place c3
+10 lift d8
+816 place d7
+308 lift e6
+236 press black
+494 place e6
+10 lift h2
+331 place h3
+5640 press white
+10 lift b8
+708 place a6
+8955 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1010.000 touched side=white square=a2 piece=P
1502.000 released side=white from=a2 square=a3 piece=P
1502.000 made ply=1 side=white uci=a2a3 san=a3
1502.000 touched side=black square=d7 piece=p
1959.000 released side=black from=d7 square=d6 piece=p
1959.000 made ply=2 side=black uci=d7d6 san=d6
1959.000 touched side=white square=c2 piece=P
2685.000 released side=white from=c2 square=c4 piece=P
2685.000 made ply=3 side=white uci=c2c4 san=c4
2685.000 touched side=black square=g7 piece=p
3127.000 released side=black from=g7 square=g5 piece=p
3127.000 made ply=4 side=black uci=g7g5 san=g5
3127.000 touched side=white square=d2 piece=P
4386.000 released side=white from=d2 square=d4 piece=P
4386.000 made ply=5 side=white uci=d2d4 san=d4
5977.000 completed ply=1 side=white uci=a2a3 san=a3 by=next-move
5977.000 completed ply=2 side=black uci=d7d6 san=d6 by=answer
5977.000 completed ply=3 side=white uci=c2c4 san=c4 by=next-move
5977.000 completed ply=4 side=black uci=g7g5 san=g5 by=answer
5977.000 completed ply=5 side=white uci=d2d4 san=d4 by=clock
5977.000 clock running=black why=press
5987.000 touched side=black square=f8 piece=b
6563.000 released side=black from=f8 square=h6 piece=b
6563.000 made ply=6 side=black uci=f8h6 san=Bh6
6563.000 touched side=white square=c1 piece=B
7300.000 released side=white from=c1 square=d2 piece=B
7300.000 made ply=7 side=white uci=c1d2 san=Bd2
7300.000 touched side=black square=e7 piece=p
7680.000 released side=black from=e7 square=e6 piece=p
7680.000 made ply=8 side=black uci=e7e6 san=e6
7680.000 touched side=white square=d2 piece=B
8376.000 released side=white from=d2 square=c3 piece=B
8376.000 made ply=9 side=white uci=d2c3 san=Bc3
8376.000 touched side=black square=d8 piece=q
9500.000 touched side=black square=e6 piece=p
9736.000 released side=black from=d8 square=d7 piece=q
9736.000 released side=black from=e6 square=e6 piece=p
9736.000 made ply=10 side=black uci=d8d7 san=Qd7
9736.000 completed ply=6 side=black uci=f8h6 san=Bh6 by=next-move
9736.000 completed ply=7 side=white uci=c1d2 san=Bd2 by=answer
9736.000 completed ply=8 side=black uci=e7e6 san=e6 by=next-move
9736.000 completed ply=9 side=white uci=d2c3 san=Bc3 by=answer
9736.000 completed ply=10 side=black uci=d8d7 san=Qd7 by=clock
9736.000 clock running=white why=press
9736.000 alert id=1 kind=displaced article=7.4.1 ply=11 confidence=certain evidence={"missing":["e6"]}
10240.000 touched side=white square=h2 piece=P
11071.000 released side=white from=h2 square=h3 piece=P
11071.000 made ply=11 side=white uci=h2h3 san=h3
16211.000 completed ply=11 side=white uci=h2h3 san=h3 by=clock
16211.000 clock running=black why=press
16211.000 ruling id=1 alert=1 decision=lapsed lasted_ms=6475
16221.000 touched side=black square=b8 piece=n
17429.000 released side=black from=b8 square=a6 piece=n
17429.000 made ply=12 side=black uci=b8a6 san=Na6
25884.000 completed ply=12 side=black uci=b8a6 san=Na6 by=clock
25884.000 clock running=white why=press
