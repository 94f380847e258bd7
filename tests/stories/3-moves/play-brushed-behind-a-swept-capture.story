# In play White captures on d4 in a sweep, and Black's sleeve brushes d4 as his pawn comes to d5: it
# is a move of two squares.
set Clock=none
set PlayRestTime=1.0
set Fen=r1bqkb1r/pppp1ppp/5n2/8/3np3/1P2P3/PBPP1PPP/RN1QKB1R w KQkq - 0 6
11846 lift e3
+388 lift d4
+31 place d4
+8548 lift d7
+462 lift d4
+0 place d5
+62 place d4
+2 lift d4
+2 place d4
+6607 lift c2
+471 lift b3
+0 place c4
+20 place b3
+4094 ! result 1/2-1/2
---
0.000 game state=ready
0.000 game state=started
11846.000 touched side=white square=e3 piece=P
12234.000 touched side=white square=d4 piece=n
12765.000 released side=white from=e3 square=d4 piece=P
12765.000 made ply=1 side=white uci=e3d4 san=exd4
20813.000 touched side=black square=d7 piece=p
23337.000 released side=black from=d7 square=d5 piece=p
23337.000 completed ply=1 side=white uci=e3d4 san=exd4 by=answer
23337.000 made ply=2 side=black uci=d7d5 san=d5
24337.000 completed ply=2 side=black uci=d7d5 san=d5 by=rest
27948.000 touched side=white square=c2 piece=P
28939.000 released side=white from=c2 square=c4 piece=P
28939.000 made ply=3 side=white uci=c2c4 san=c4
29939.000 completed ply=3 side=white uci=c2c4 san=c4 by=rest
32533.000 game state=ended result=1/2-1/2 reason=arbiter
