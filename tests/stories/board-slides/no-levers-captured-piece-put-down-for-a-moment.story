# Without levers the opponent takes up what he is about to capture, and puts it down on the square
# behind for a moment: its player has not changed his move.
set Clock=none
set Fen=rnbqkbnr/pppp1ppp/8/4p3/8/3P4/PPP1PPPP/RNBQKBNR w KQkq - 0 2
1000 ! start
2000 lift f2
+300 place f4
+5000 lift f4
+500 place f3
+800 lift f3
+1400 lift e5
+400 place f4
+4000 lift c1
+300 lift f4
+400 place f4
+4000 rest
---
0.000 game state=ready
1000.000 game state=started
2000.000 touched side=white square=f2 piece=P
2800.000 released side=white from=f2 square=f4 piece=P
2800.000 made ply=1 side=white uci=f2f4 san=f4
4800.000 completed ply=1 side=white uci=f2f4 san=f4 by=rest
7300.000 touched side=black square=f4 piece=P
10000.000 touched side=black square=e5 piece=p
10900.000 released side=black from=e5 square=f4 piece=p
10900.000 made ply=2 side=black uci=e5f4 san=exf4
12900.000 completed ply=2 side=black uci=e5f4 san=exf4 by=rest
14400.000 touched side=white square=c1 piece=B
14700.000 touched side=white square=f4 piece=p
15600.000 released side=white from=c1 square=f4 piece=B
15600.000 made ply=3 side=white uci=c1f4 san=Bxf4
17600.000 completed ply=3 side=white uci=c1f4 san=Bxf4 by=rest
