# A board that recognises pieces stands the wrong way round, and the right way from one frame to the
# next: that is ready once.
set Clock=none
shows RNBQKBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbqkbnr
5000 shows rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR
8000 ! start
12000 shows rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR
12600 shows rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR
+5000 rest
---
5015.000 game state=ready
8000.000 game state=started
12000.000 touched side=white square=e2 piece=P
13100.000 released side=white from=e2 square=e4 piece=P
13100.000 made ply=1 side=white uci=e2e4 san=e4
15100.000 completed ply=1 side=white uci=e2e4 san=e4 by=rest
