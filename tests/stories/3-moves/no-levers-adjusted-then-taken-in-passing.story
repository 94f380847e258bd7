# Without levers pieces are put right, a pawn is taken in passing, and the result is entered:
# nothing of what the board shows is replaced.
set Clock=none
set Fen=r2q1rk1/ppp2pbp/2np2p1/4pb1n/2PP4/1PN1PNP1/PB3PBP/R2Q1RK1 b - - 0 10
1000 ! start
+5686 lift e5
+630 place e4
+7684 lift f5
+535 place f5
+520 lift d4
+258 place d4
+525 lift g6
+631 place g6
+1350 lift f3
+620 place e1
+8102 lift f8
+560 place e8
+3939 lift e1
+565 place c2
+17566 lift h5
+565 place f6
+5714 lift f2
+505 place f4
+60748 lift e4
+475 place f3
+425 lift f4
+5336 lift g2
+19821 lift f5
+536 place d7
+19172 ! result 1/2-1/2
---
0.000 game state=ready
1000.000 game state=started
6686.000 touched side=black square=e5 piece=p
9316.000 released side=black from=e5 square=e4 piece=p
9316.000 made ply=1 side=black uci=e5e4 san=e4
11316.000 completed ply=1 side=black uci=e5e4 san=e4 by=rest
15000.000 touched side=black square=f5 piece=b
16035.000 released side=black from=f5 square=f5 piece=b
16055.000 alert id=1 kind=touched-out-of-turn article=4.2.1 side=black ply=1 confidence=possible evidence={"square":"f5","sides":["white","black"]}
16055.000 touched side=white square=d4 piece=P
16813.000 released side=white from=d4 square=d4 piece=P
16838.000 touched side=white square=g6 piece=p
17969.000 released side=white from=g6 square=g6 piece=p
18819.000 touched side=white square=f3 piece=N
19939.000 released side=white from=f3 square=e1 piece=N
19939.000 made ply=2 side=white uci=f3e1 san=Ne1
21939.000 completed ply=2 side=white uci=f3e1 san=Ne1 by=rest
21939.000 alert id=2 kind=touch-move article=4.3.3 side=white ply=2 confidence=possible evidence={"must":{"kind":"move","own":"d4"},"touched":["d4","g6","f3"],"played":"f3e1","claimable":true}
27541.000 touched side=black square=f8 piece=r
28601.000 released side=black from=f8 square=e8 piece=r
28601.000 made ply=3 side=black uci=f8e8 san=Re8
30601.000 completed ply=3 side=black uci=f8e8 san=Re8 by=rest
32040.000 touched side=white square=e1 piece=N
33105.000 released side=white from=e1 square=c2 piece=N
33105.000 made ply=4 side=white uci=e1c2 san=Nc2
35105.000 completed ply=4 side=white uci=e1c2 san=Nc2 by=rest
50171.000 touched side=black square=h5 piece=n
51236.000 released side=black from=h5 square=f6 piece=n
51236.000 made ply=5 side=black uci=h5f6 san=Nf6
53236.000 completed ply=5 side=black uci=h5f6 san=Nf6 by=rest
56450.000 touched side=white square=f2 piece=P
57455.000 released side=white from=f2 square=f4 piece=P
57455.000 made ply=6 side=white uci=f2f4 san=f4
59455.000 completed ply=6 side=white uci=f2f4 san=f4 by=rest
117703.000 touched side=black square=e4 piece=p
118603.000 touched side=black square=f4 piece=P
119103.000 released side=black from=e4 square=f3 piece=p
119103.000 made ply=7 side=black uci=e4f3 san=exf3
121103.000 completed ply=7 side=black uci=e4f3 san=exf3 by=rest
123939.000 touched side=white square=g2 piece=B
143760.000 touched side=white square=f3 piece=p
143760.000 released side=white from=g2 square=f3 piece=B
143760.000 made ply=8 side=white uci=g2f3 san=Bxf3
143760.000 touched side=black square=f5 piece=b
144796.000 released side=black from=f5 square=d7 piece=b
144796.000 completed ply=8 side=white uci=g2f3 san=Bxf3 by=answer
144796.000 made ply=9 side=black uci=f5d7 san=Bd7
146796.000 completed ply=9 side=black uci=f5d7 san=Bd7 by=rest
163468.000 game state=ended result=1/2-1/2 reason=arbiter
