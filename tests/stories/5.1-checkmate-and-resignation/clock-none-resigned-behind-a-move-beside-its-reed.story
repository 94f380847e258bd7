# Without clocks a knight has stood beside its reed. White lifts a pawn, sets it down where no reed
# shows it, and Black resigns: nobody holds a piece for that long, and the move was made.
set Clock=none
1000 ! start
+1000 lift e2
+400 place e4
+3000 lift e7
+400 place e5
+3000 lift g1
+4000 lift b8
+400 place c6
+3000 place h4
+4000 lift d7
+400 place d6
+3000 lift a2
+400 place a3
+3000 lift a7
+400 place a6
+3000 lift b1
+400 place c3
+3000 lift b7
+400 place b6
+3000 lift a3
+9000 ! resign black
---
0.000 game state=ready
1000.000 game state=started
2000.000 touched side=white square=e2 piece=P
2900.000 released side=white from=e2 square=e4 piece=P
2900.000 made ply=1 side=white uci=e2e4 san=e4
4900.000 completed ply=1 side=white uci=e2e4 san=e4 by=rest
5400.000 touched side=black square=e7 piece=p
6300.000 released side=black from=e7 square=e5 piece=p
6300.000 made ply=2 side=black uci=e7e5 san=e5
8300.000 completed ply=2 side=black uci=e7e5 san=e5 by=rest
16700.000 made ply=3 side=white uci=g1f3 san=Nf3
16700.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=answer
16700.000 made ply=4 side=black uci=b8c6 san=Nc6
16700.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=answer
16700.000 made ply=5 side=white uci=f3h4 san=Nh4
16700.000 completed ply=5 side=white uci=f3h4 san=Nh4 by=rest
16700.000 alert id=1 kind=sensor ply=6 confidence=likely evidence={"what":"switch","square":"f3","shows":"empty"}
20200.000 touched side=black square=d7 piece=p
21100.000 released side=black from=d7 square=d6 piece=p
21100.000 made ply=6 side=black uci=d7d6 san=d6
23100.000 completed ply=6 side=black uci=d7d6 san=d6 by=rest
23600.000 touched side=white square=a2 piece=P
24500.000 released side=white from=a2 square=a3 piece=P
24500.000 made ply=7 side=white uci=a2a3 san=a3
26500.000 completed ply=7 side=white uci=a2a3 san=a3 by=rest
27000.000 touched side=black square=a7 piece=p
27900.000 released side=black from=a7 square=a6 piece=p
27900.000 made ply=8 side=black uci=a7a6 san=a6
29900.000 completed ply=8 side=black uci=a7a6 san=a6 by=rest
30400.000 touched side=white square=b1 piece=N
31300.000 released side=white from=b1 square=c3 piece=N
31300.000 made ply=9 side=white uci=b1c3 san=Nc3
33300.000 completed ply=9 side=white uci=b1c3 san=Nc3 by=rest
33800.000 touched side=black square=b7 piece=p
34700.000 released side=black from=b7 square=b6 piece=p
34700.000 made ply=10 side=black uci=b7b6 san=b6
36700.000 completed ply=10 side=black uci=b7b6 san=b6 by=rest
46200.000 made ply=11 side=white uci=a3a4 san=a4
46200.000 completed ply=11 side=white uci=a3a4 san=a4 by=rest
46200.000 game state=ended result=1-0 reason=resignation article=5.1.2
