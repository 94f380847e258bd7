# A board that recognises pieces shows a knight where a rook stood, from one frame to the next: the
# pawn has captured it, and become that knight.
set Clock=none
set Fen=r7/1P4k1/8/8/8/7P/6K1/8 w - - 0 1
shows r7/1P4k1/8/8/8/7P/6K1/8
1000 ! start
3000 shows r7/6k1/8/8/8/7P/6K1/8
3600 shows N7/6k1/8/8/8/7P/6K1/8
+20000 shows N7/8/8/8/8/7P/6K1/8
+600 shows N7/8/6k1/8/8/7P/6K1/8
+5000 rest
---
0.000 game state=ready
1000.000 game state=started
3000.000 touched side=white square=b7 piece=P
3600.000 touched side=white square=a8 piece=r
4100.000 released side=white from=b7 square=a8 piece=N
4100.000 made ply=1 side=white uci=b7a8n san=bxa8=N
4100.000 promotion ply=1 piece=N source=seen uci=b7a8n san=bxa8=N
6100.000 completed ply=1 side=white uci=b7a8n san=bxa8=N by=rest
23600.000 touched side=black square=g7 piece=k
24700.000 released side=black from=g7 square=g6 piece=k
24700.000 made ply=2 side=black uci=g7g6 san=Kg6
26700.000 completed ply=2 side=black uci=g7g6 san=Kg6 by=rest
