# Without levers White holds a pawn that could capture while the reed beside flickers, and puts it
# back where it stood. He resigns, and nothing was captured.
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
+3000 lift d5
+3000 flicker e6 50
+3000 place d5
+3000 ! resign white
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
14900.000 completed ply=4 side=black uci=e7e6 san=e6 by=rest
16900.000 touched side=white square=d5 piece=P
23450.000 released side=white from=d5 square=d5 piece=P
25950.000 game state=ended result=0-1 reason=resignation article=5.1.2
