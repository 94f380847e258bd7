# Without clocks nobody sees by which square the knight went to g5, and by each of them the same
# board stands: the likeliest is told, and so are the moves behind it.
set Clock=none
1000 ! start
+1000 lift b2
+400 place b3
+3000 lift e7
+400 place e5
+3000 lift g1
+4000 lift b8
+400 place c6
+3000 place g5
+3000 lift a7
+400 place a6
+3000 lift d2
+400 place d3
+3000 lift h7
+400 place h6
---
0.000 game state=ready
1000.000 game state=started
2000.000 touched side=white square=b2 piece=P
2900.000 released side=white from=b2 square=b3 piece=P
2900.000 made ply=1 side=white uci=b2b3 san=b3
4900.000 completed ply=1 side=white uci=b2b3 san=b3 by=rest
5400.000 touched side=black square=e7 piece=p
6300.000 released side=black from=e7 square=e5 piece=p
6300.000 made ply=2 side=black uci=e7e5 san=e5
8300.000 completed ply=2 side=black uci=e7e5 san=e5 by=rest
16700.000 made ply=3 side=white uci=g1f3 san=Nf3
16700.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=answer
16700.000 made ply=4 side=black uci=b8c6 san=Nc6
16700.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=answer
16700.000 made ply=5 side=white uci=f3g5 san=Ng5
16700.000 completed ply=5 side=white uci=f3g5 san=Ng5 by=rest
16700.000 alert id=1 kind=sensor ply=6 confidence=likely evidence={"what":"switch","square":"f3","shows":"empty"}
19200.000 touched side=black square=a7 piece=p
20100.000 released side=black from=a7 square=a6 piece=p
20100.000 made ply=6 side=black uci=a7a6 san=a6
22100.000 completed ply=6 side=black uci=a7a6 san=a6 by=rest
22600.000 touched side=white square=d2 piece=P
23500.000 released side=white from=d2 square=d3 piece=P
23500.000 made ply=7 side=white uci=d2d3 san=d3
25500.000 completed ply=7 side=white uci=d2d3 san=d3 by=rest
26000.000 touched side=black square=h7 piece=p
26900.000 released side=black from=h7 square=h6 piece=p
26900.000 made ply=8 side=black uci=h7h6 san=h6
28900.000 completed ply=8 side=black uci=h7h6 san=h6 by=rest
