# Without levers the table is knocked twice, and many reeds flicker at once: that tells of no moves
# which no reed has shown.
set Clock=none
set Fen=r1bq1rk1/ppppbppp/2n2n2/4p3/2P5/1PN1P3/PB1P1PPP/R2QKBNR w KQ - 3 6
1000 ! start
+9000 lift g1
+568 place f3
+9000 lift f8
+784 place b1
+597 lift b1
+433 place b1
+8 lift b1
+7 place b1
+392 lift b1
+856 place f8
+587 lift f8
+488 place e8
+9000 lift f1
+449 place e2
+9000 lift e7
+440 place f8
+9000 lift d2
+623 place d4
+275 lift d4
+457 place d4
+416 lift d4
+1080 place d2
+608 lift d2
+488 place d3
+9000 lift d7
+480 place d5
+8 lift d5
+8 place d5
+9000 lift c4
+506 lift d5
+355 place d5
+9000 lift a8
+15 lift a2
+8 lift a7
+8 lift e5
+8 lift f6
+0 place a8
+8 lift d3
+9 place a2
+7 place a7
+9 lift c8
+8 place d3
+0 place f6
+15 place e5
+8 lift e5
+0 place c8
+8 place e5
+444 lift d5
+939 lift f6
+583 place d5
+9000 lift e1
+536 place g1
+435 lift h1
+520 place f1
+9000 lift b2
+0 lift h2
+8 lift g7
+16 lift c3
+0 lift c8
+0 lift d8
+8 lift g1
+8 lift e3
+8 place b2
+0 place h2
+8 lift a1
+0 place c3
+0 place d8
+8 place g7
+16 place g1
+0 place c8
+8 place e3
+9 place a1
+491 lift f8
+695 place a3
+9000 lift d1
+488 place e1
+467 lift e1
+593 place c2
+519 lift c2
+593 place d1
+304 lift d1
+520 place c1
+9000 rest
---
0.000 game state=ready
1000.000 game state=started
10000.000 touched side=white square=g1 piece=N
11068.000 released side=white from=g1 square=f3 piece=N
11068.000 made ply=1 side=white uci=g1f3 san=Nf3
13068.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=rest
19568.000 touched side=black square=f8 piece=r
23145.000 released side=black from=f8 square=f8 piece=r
23232.000 touched side=black square=f8 piece=r
24220.000 released side=black from=f8 square=e8 piece=r
24220.000 made ply=2 side=black uci=f8e8 san=Re8
26220.000 completed ply=2 side=black uci=f8e8 san=Re8 by=rest
32720.000 touched side=white square=f1 piece=B
33669.000 released side=white from=f1 square=e2 piece=B
33669.000 made ply=3 side=white uci=f1e2 san=Be2
35669.000 completed ply=3 side=white uci=f1e2 san=Be2 by=rest
42169.000 touched side=black square=e7 piece=b
43109.000 released side=black from=e7 square=f8 piece=b
43109.000 made ply=4 side=black uci=e7f8 san=Bf8
45109.000 completed ply=4 side=black uci=e7f8 san=Bf8 by=rest
51609.000 touched side=white square=d2 piece=P
54960.000 released side=white from=d2 square=d2 piece=P
55068.000 touched side=white square=d2 piece=P
56056.000 released side=white from=d2 square=d3 piece=P
56056.000 made ply=5 side=white uci=d2d3 san=d3
58056.000 completed ply=5 side=white uci=d2d3 san=d3 by=rest
64556.000 touched side=black square=d7 piece=p
65536.000 released side=black from=d7 square=d5 piece=p
65536.000 made ply=6 side=black uci=d7d5 san=d5
67536.000 completed ply=6 side=black uci=d7d5 san=d5 by=rest
74052.000 touched side=white square=c4 piece=P
74558.000 touched side=white square=d5 piece=p
75413.000 released side=white from=c4 square=d5 piece=P
75413.000 made ply=7 side=white uci=c4d5 san=cxd5
77413.000 completed ply=7 side=white uci=c4d5 san=cxd5 by=rest
84468.000 touched side=black square=d5 piece=P
85407.000 touched side=black square=f6 piece=n
86490.000 released side=black from=f6 square=d5 piece=n
86490.000 made ply=8 side=black uci=f6d5 san=Nxd5
88490.000 completed ply=8 side=black uci=f6d5 san=Nxd5 by=rest
94990.000 touched side=white square=e1 piece=K
95961.000 touched side=white square=h1 piece=R
96461.000 released side=white from=e1 square=g1 piece=K
96981.000 released side=white from=h1 square=f1 piece=R
96981.000 made ply=9 side=white uci=e1g1 san=O-O
98981.000 completed ply=9 side=white uci=e1g1 san=O-O by=rest
106069.000 touched side=black square=f8 piece=b
107264.000 released side=black from=f8 square=a3 piece=b
107264.000 made ply=10 side=black uci=f8a3 san=Ba3
109264.000 completed ply=10 side=black uci=f8a3 san=Ba3 by=rest
115764.000 touched side=white square=d1 piece=Q
117812.000 released side=white from=d1 square=c2 piece=Q
117812.000 made ply=11 side=white uci=d1c2 san=Qc2
117831.000 touched side=white square=c2 piece=Q
119748.000 released side=white from=c2 square=c1 piece=Q
119748.000 withdrawn ply=11 uci=d1c2 why=changed
119748.000 made ply=11 side=white uci=d1c1 san=Qc1
121748.000 completed ply=11 side=white uci=d1c1 san=Qc1 by=rest
121748.000 alert id=1 kind=moved-after-release article=4.7 side=white ply=11 confidence=possible evidence={"must":{"kind":"stand","own":"d1","to":"c2"},"touched":["d1"],"played":"d1c1","claimable":true}
