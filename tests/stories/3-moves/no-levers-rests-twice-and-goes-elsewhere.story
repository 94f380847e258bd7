# Without levers White's pawn comes to rest on e4 twice, and goes to e3: nothing later says that it
# stands on e4.
set Clock=none
1000 ! start
+9000 lift b2
+500 place b3
+9000 lift g8
+500 place f6
+9000 lift e2
+500 place e4
+570 lift e4
+450 place e4
+520 lift e4
+510 place e2
+380 lift e2
+390 place e3
+19000 lift g7
+630 place g6
+9000 lift g1
+600 place f3
+9000 lift f8
+600 place g7
+9000 lift d2
+600 place d4
+2000 rest
---
0.000 game state=ready
1000.000 game state=started
10000.000 touched side=white square=b2 piece=P
11000.000 released side=white from=b2 square=b3 piece=P
11000.000 made ply=1 side=white uci=b2b3 san=b3
13000.000 completed ply=1 side=white uci=b2b3 san=b3 by=rest
19500.000 touched side=black square=g8 piece=n
20500.000 released side=black from=g8 square=f6 piece=n
20500.000 made ply=2 side=black uci=g8f6 san=Nf6
22500.000 completed ply=2 side=black uci=g8f6 san=Nf6 by=rest
29000.000 touched side=white square=e2 piece=P
30000.000 released side=white from=e2 square=e4 piece=P
30000.000 made ply=3 side=white uci=e2e4 san=e4
30070.000 touched side=white square=e4 piece=P
31020.000 released side=white from=e4 square=e4 piece=P
32000.000 completed ply=3 side=white uci=e2e4 san=e4 by=rest
32000.000 touched side=white square=e4 piece=P
33820.000 released side=white from=e4 square=e3 piece=P
33820.000 withdrawn ply=3 uci=e2e4 why=changed
33820.000 made ply=3 side=white uci=e2e3 san=e3
35820.000 completed ply=3 side=white uci=e2e3 san=e3 by=rest
35820.000 alert id=1 kind=moved-after-release article=4.7 side=white ply=3 confidence=possible evidence={"must":{"kind":"stand","own":"e2","to":"e4"},"touched":["e2"],"played":"e2e3","claimable":true}
51320.000 touched side=black square=g7 piece=p
52450.000 released side=black from=g7 square=g6 piece=p
52450.000 made ply=4 side=black uci=g7g6 san=g6
54450.000 completed ply=4 side=black uci=g7g6 san=g6 by=rest
60950.000 touched side=white square=g1 piece=N
62050.000 released side=white from=g1 square=f3 piece=N
62050.000 made ply=5 side=white uci=g1f3 san=Nf3
64050.000 completed ply=5 side=white uci=g1f3 san=Nf3 by=rest
70550.000 touched side=black square=f8 piece=b
71650.000 released side=black from=f8 square=g7 piece=b
71650.000 made ply=6 side=black uci=f8g7 san=Bg7
73650.000 completed ply=6 side=black uci=f8g7 san=Bg7 by=rest
80150.000 touched side=white square=d2 piece=P
81250.000 released side=white from=d2 square=d4 piece=P
81250.000 made ply=7 side=white uci=d2d4 san=d4
83250.000 completed ply=7 side=white uci=d2d4 san=d4 by=rest
