# Without levers a draw is accepted by a player who has just taken up a pawn. A piece in the hand
# tells of no capture without a trace.
set Clock=none
500 ! start
1000 lift e2
+300 place e4
+3000 lift d7
+300 place d5
+3000 lift e4
+3000 lift e7
+300 place e6
+3000 rest
+100 lift b1
+300 place c3
+2400 ! offer-draw white
+600 lift e6
+200 ! accept-draw
---
0.000 game state=ready
500.000 game state=started
1000.000 touched side=white square=e2 piece=P
1800.000 released side=white from=e2 square=e4 piece=P
1800.000 made ply=1 side=white uci=e2e4 san=e4
3800.000 completed ply=1 side=white uci=e2e4 san=e4 by=rest
4300.000 touched side=black square=d7 piece=p
5100.000 released side=black from=d7 square=d5 piece=p
5100.000 made ply=2 side=black uci=d7d5 san=d5
7100.000 completed ply=2 side=black uci=d7d5 san=d5 by=rest
7600.000 touched side=white square=e4 piece=P
10600.000 touched side=white square=d5 piece=p
10600.000 released side=white from=e4 square=d5 piece=P
10600.000 made ply=3 side=white uci=e4d5 san=exd5
10600.000 touched side=black square=e7 piece=p
12900.000 released side=black from=e7 square=e6 piece=p
12900.000 completed ply=3 side=white uci=e4d5 san=exd5 by=answer
12900.000 made ply=4 side=black uci=e7e6 san=e6
14000.000 touched side=white square=b1 piece=N
14800.000 released side=white from=b1 square=c3 piece=N
14800.000 completed ply=4 side=black uci=e7e6 san=e6 by=answer
14800.000 made ply=5 side=white uci=b1c3 san=Nc3
16700.000 draw-offer side=white what=offered
16800.000 completed ply=5 side=white uci=b1c3 san=Nc3 by=rest
17500.000 draw-offer side=black what=accepted
17500.000 game state=ended result=1/2-1/2 reason=agreement article=5.2.3
