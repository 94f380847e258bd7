# Black castles to g8, where the reed is stated dead, and White answers before anything else tells:
# king and rook have left, and only castling puts the rook on f8.
set Clock=none
set PlayRestTime=0.6
set DeadSquares=b3 g8
set Fen=r1bqk2r/ppp1bppp/3p1n2/4n3/3N4/1P2P3/PBP1BPPP/RN1QK2R w KQkq - 3 8
1000 ! start
+6000 lift b1
+372 place c3
+1 lift c3
+1 place c3
+6417 lift e8
+1454 lift h8
+464 place f8
+6471 lift d1
+377 place d2
+6373 lift f8
+1 place f8
+1 lift f8
+357 place e8
+6765 lift e1
+469 place c1
+987 lift a1
+469 place d1
+3161 lift a7
+1 place a7
+1 lift a7
+400 place a6
+1 lift a6
+1 place a6
+12214 lift e3
+441 place e4
+2678 lift c7
+1 place c7
+1 lift c7
+423 place c5
+1 lift c5
+1 place c5
+4333 lift d4
+449 place f5
+11165 ! result 0-1
---
0.000 game state=ready
0.000 game state=started
1000.000 refused start
7000.000 touched side=white square=b1 piece=N
7872.000 released side=white from=b1 square=c3 piece=N
7872.000 made ply=1 side=white uci=b1c3 san=Nc3
8472.000 completed ply=1 side=white uci=b1c3 san=Nc3 by=rest
13791.000 touched side=black square=e8 piece=k
15245.000 touched side=black square=h8 piece=r
28057.000 alert id=1 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["d1","e8","h8"],"unexpected":["d2","f8"]}
29789.000 made ply=2 side=black uci=e8g8 san=O-O
29789.000 completed ply=2 side=black uci=e8g8 san=O-O by=answer
29789.000 made ply=3 side=white uci=d1d2 san=Qd2
29789.000 completed ply=3 side=white uci=d1d2 san=Qd2 by=answer
29789.000 made ply=4 side=black uci=f8e8 san=Re8
29789.000 completed ply=4 side=black uci=f8e8 san=Re8 by=rest
29789.000 ruling id=1 alert=1 decision=lapsed lasted_ms=1732 ply=2 last_ply=4
29789.000 touched side=white square=g8 piece=k
36054.000 touched side=white square=e1 piece=K
37023.000 released side=white from=e1 square=c1 piece=K
37510.000 touched side=white square=a1 piece=R
38479.000 released side=white from=a1 square=d1 piece=R
38479.000 released side=white from=g8 square=g8 piece=k
38479.000 made ply=5 side=white uci=e1c1 san=O-O-O
39079.000 completed ply=5 side=white uci=e1c1 san=O-O-O by=rest
41140.000 touched side=black square=a7 piece=p
42042.000 released side=black from=a7 square=a6 piece=p
42042.000 made ply=6 side=black uci=a7a6 san=a6
42642.000 completed ply=6 side=black uci=a7a6 san=a6 by=rest
53758.000 touched side=white square=e3 piece=P
54699.000 released side=white from=e3 square=e4 piece=P
54699.000 made ply=7 side=white uci=e3e4 san=e4
55299.000 completed ply=7 side=white uci=e3e4 san=e4 by=rest
56877.000 touched side=black square=c7 piece=p
57802.000 released side=black from=c7 square=c5 piece=p
57802.000 made ply=8 side=black uci=c7c5 san=c5
58402.000 completed ply=8 side=black uci=c7c5 san=c5 by=rest
61637.000 touched side=white square=d4 piece=N
62586.000 released side=white from=d4 square=f5 piece=N
62586.000 made ply=9 side=white uci=d4f5 san=Nf5
63186.000 completed ply=9 side=white uci=d4f5 san=Nf5 by=rest
73251.000 game state=ended result=0-1 reason=arbiter
