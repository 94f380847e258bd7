# Without levers a position is set behind a move that has come to rest, with the opponent to move:
# the move stays on the record.
set Clock=none
1000 ! start
+2000 lift e2
+400 place e4
+6600 ! set-position rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1
+1000 ! resume
+3000 lift e7
+400 place e5
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
3000.000 touched side=white square=e2 piece=P
3900.000 released side=white from=e2 square=e4 piece=P
3900.000 made ply=1 side=white uci=e2e4 san=e4
5900.000 completed ply=1 side=white uci=e2e4 san=e4 by=rest
10000.000 game state=paused by=arbiter
10000.000 game state=paused
10000.000 game state=irregular
10000.000 game state=restored
11000.000 game state=resumed
14000.000 touched side=black square=e7 piece=p
14900.000 released side=black from=e7 square=e5 piece=p
14900.000 made ply=2 side=black uci=e7e5 san=e5
16900.000 completed ply=2 side=black uci=e7e5 san=e5 by=rest
