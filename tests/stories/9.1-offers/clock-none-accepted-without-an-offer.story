# Without clocks Black, with the queen in the hand, accepts what was not offered: that is refused,
# and guesses nothing.
set Clock=none
1000 ! start
+1000 lift e2
+400 place e4
+3000 lift d7
+400 place d5
+3000 lift e4
+300 lift d5
+300 place d5
+3000 lift d8
+100 ! accept-draw
+300 place d6
+3000 lift b1
+400 place c3
+3000 lift g8
+400 place f6
+3000 lift a2
+400 place a3
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
2000.000 touched side=white square=e2 piece=P
2900.000 released side=white from=e2 square=e4 piece=P
2900.000 made ply=1 side=white uci=e2e4 san=e4
4900.000 completed ply=1 side=white uci=e2e4 san=e4 by=rest
5400.000 touched side=black square=d7 piece=p
6300.000 released side=black from=d7 square=d5 piece=p
6300.000 made ply=2 side=black uci=d7d5 san=d5
8300.000 completed ply=2 side=black uci=d7d5 san=d5 by=rest
8800.000 touched side=white square=e4 piece=P
9100.000 touched side=white square=d5 piece=p
9900.000 released side=white from=e4 square=d5 piece=P
9900.000 made ply=3 side=white uci=e4d5 san=exd5
11900.000 completed ply=3 side=white uci=e4d5 san=exd5 by=rest
12500.000 refused accept-draw
12400.000 touched side=black square=d8 piece=q
14800.000 released side=black from=d8 square=d6 piece=q
14800.000 made ply=4 side=black uci=d8d6 san=Qd6
15800.000 touched side=white square=b1 piece=N
16700.000 released side=white from=b1 square=c3 piece=N
16700.000 completed ply=4 side=black uci=d8d6 san=Qd6 by=answer
16700.000 made ply=5 side=white uci=b1c3 san=Nc3
18700.000 completed ply=5 side=white uci=b1c3 san=Nc3 by=rest
19200.000 touched side=black square=g8 piece=n
20100.000 released side=black from=g8 square=f6 piece=n
20100.000 made ply=6 side=black uci=g8f6 san=Nf6
22100.000 completed ply=6 side=black uci=g8f6 san=Nf6 by=rest
22600.000 touched side=white square=a2 piece=P
23500.000 released side=white from=a2 square=a3 piece=P
23500.000 made ply=7 side=white uci=a2a3 san=a3
25500.000 completed ply=7 side=white uci=a2a3 san=a3 by=rest
