# A board that recognises pieces shows a knight where the pawn has come to the last rank, from one
# frame to the next: that is the promotion.
set Clock=none
set Fen=8/1P4k1/8/8/8/7P/6K1/8 w - - 0 1
shows 8/1P4k1/8/8/8/7P/6K1/8
1000 ! start
3000 shows 8/6k1/8/8/8/7P/6K1/8
3600 shows 1P6/6k1/8/8/8/7P/6K1/8
5600 shows 1N6/6k1/8/8/8/7P/6K1/8
+20000 shows 1N6/8/8/8/8/7P/6K1/8
+600 shows 1N6/8/6k1/8/8/7P/6K1/8
+5000 rest
---
0.000 game state=ready
1000.000 game state=started
3000.000 touched side=white square=b7 piece=P
4100.000 released side=white from=b7 square=b8 piece=P
5600.000 touched side=white square=b8 piece=P
6100.000 released side=white from=b7 square=b8 piece=N
6100.000 made ply=1 side=white uci=b7b8n san=b8=N
6100.000 promotion ply=1 piece=N source=seen uci=b7b8n san=b8=N
8100.000 completed ply=1 side=white uci=b7b8n san=b8=N by=rest
25600.000 touched side=black square=g7 piece=k
26700.000 released side=black from=g7 square=g6 piece=k
26700.000 made ply=2 side=black uci=g7g6 san=Kg6
28700.000 completed ply=2 side=black uci=g7g6 san=Kg6 by=rest
