# Without a clock both players lay the pawn that captures on f5 first, take the other off f4 and put
# their own there: to the end it has captured, and nothing has gone by f5.
set Clock=none
set Fen=r3r3/pp3pkp/2pn2p1/3pp3/5Pn1/1P1PPB2/P1P3PP/4RRK1 w - - 0 19
1000 ! start
+7134 lift f3
+302 place h4
+2 lift h4
+2 place h4
+319 lift g4
+427 lift h4
+306 place g4
+4108 lift h7
+273 place h5
+2 lift h5
+2 place h5
+9004 lift g4
+299 place h3
+5724 lift e5
+266 place f5
+442 lift f4
+493 lift f5
+287 place f4
+5894 lift e3
+322 place f5
+2 lift f5
+2 place f5
+503 lift f4
+722 lift f5
+327 place f4
+5658 lift f7
+270 place f5
+3218 lift g2
+316 place g3
+2 lift g3
+2 place g3
+7110 lift d5
+230 place d4
+4130 ! result 1/2-1/2
---
0.000 game state=ready
1000.000 game state=started
8134.000 touched side=white square=f3 piece=B
8759.000 touched side=white square=g4 piece=n
9992.000 released side=white from=f3 square=g4 piece=B
9992.000 made ply=1 side=white uci=f3g4 san=Bxg4
11992.000 completed ply=1 side=white uci=f3g4 san=Bxg4 by=rest
13600.000 touched side=black square=h7 piece=p
14373.000 released side=black from=h7 square=h5 piece=p
14373.000 made ply=2 side=black uci=h7h5 san=h5
16373.000 completed ply=2 side=black uci=h7h5 san=h5 by=rest
22881.000 touched side=white square=g4 piece=B
23680.000 released side=white from=g4 square=h3 piece=B
23680.000 made ply=3 side=white uci=g4h3 san=Bh3
25680.000 completed ply=3 side=white uci=g4h3 san=Bh3 by=rest
28904.000 touched side=black square=e5 piece=p
29170.000 touched side=black square=f4 piece=P
30892.000 released side=black from=e5 square=f4 piece=p
30892.000 made ply=4 side=black uci=e5f4 san=exf4
32892.000 completed ply=4 side=black uci=e5f4 san=exf4 by=rest
36286.000 touched side=white square=e3 piece=P
37115.000 touched side=white square=f4 piece=p
38664.000 released side=white from=e3 square=f4 piece=P
38664.000 made ply=5 side=white uci=e3f4 san=exf4
40664.000 completed ply=5 side=white uci=e3f4 san=exf4 by=rest
43822.000 touched side=black square=f7 piece=p
44592.000 released side=black from=f7 square=f5 piece=p
44592.000 made ply=6 side=black uci=f7f5 san=f5
46592.000 completed ply=6 side=black uci=f7f5 san=f5 by=rest
47310.000 touched side=white square=g2 piece=P
48126.000 released side=white from=g2 square=g3 piece=P
48126.000 made ply=7 side=white uci=g2g3 san=g3
50126.000 completed ply=7 side=white uci=g2g3 san=g3 by=rest
54740.000 touched side=black square=d5 piece=p
55470.000 released side=black from=d5 square=d4 piece=p
55470.000 made ply=8 side=black uci=d5d4 san=d4
57470.000 completed ply=8 side=black uci=d5d4 san=d4 by=rest
59100.000 game state=ended result=1/2-1/2 reason=arbiter
