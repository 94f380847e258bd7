# Without levers: what stood by a rest is taken up to be captured, put down beside it, and taken off
# once its captor stands. Its owner has not moved it on, and nobody is accused.
set Clock=none
set Fen=r2qk2r/ppp2ppp/2nbbn2/3pp3/8/1P3PP1/PBPPP2P/RN1QKBNR w KQkq - 0 7
1000 ! start
+2499 lift g3
+371 place g4
+4164 lift g4
+346 place h4
+539 lift f6
+406 place g4
+785 lift h4
---
0.000 game state=ready
1000.000 game state=started
3499.000 touched side=white square=g3 piece=P
4370.000 released side=white from=g3 square=g4 piece=P
4370.000 made ply=1 side=white uci=g3g4 san=g4
6370.000 completed ply=1 side=white uci=g3g4 san=g4 by=rest
8034.000 touched side=black square=g4 piece=P
8919.000 touched side=black square=f6 piece=n
9825.000 released side=black from=f6 square=g4 piece=n
9825.000 made ply=2 side=black uci=f6g4 san=Nxg4
11825.000 completed ply=2 side=black uci=f6g4 san=Nxg4 by=rest
