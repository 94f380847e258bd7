# In play: each lifts his piece before the other's stands, and the board does not rest for six
# moves. All of them are told.
set Clock=none
set PlayRestTime=0.6
set Fen=rnbqkbnr/pppppppp/8/8/8/1P6/P1PPPPPP/RNBQKBNR b KQkq - 0 1
2500 lift e7
+45 place e6
+51 lift e6
+51 place e5
+241 lift c1
+279 place b2
+102 lift d7
+200 place d6
+193 lift e2
+233 place e3
+452 lift g8
+320 lift c2
+10 place f6
+264 place c4
---
0.000 game state=ready
0.000 game state=started
2500.000 touched side=black square=e7 piece=p
2888.000 released side=black from=e7 square=e5 piece=p
2888.000 made ply=1 side=black uci=e7e5 san=e5
2888.000 touched side=white square=c1 piece=B
3269.000 released side=white from=c1 square=b2 piece=B
3269.000 completed ply=1 side=black uci=e7e5 san=e5 by=answer
3269.000 made ply=2 side=white uci=c1b2 san=Bb2
3269.000 touched side=black square=d7 piece=p
3662.000 released side=black from=d7 square=d6 piece=p
3662.000 completed ply=2 side=white uci=c1b2 san=Bb2 by=answer
3662.000 made ply=3 side=black uci=d7d6 san=d6
3662.000 touched side=white square=e2 piece=P
5441.000 made ply=4 side=white uci=e2e3 san=e3
5441.000 completed ply=3 side=black uci=d7d6 san=d6 by=answer
5441.000 completed ply=4 side=white uci=e2e3 san=e3 by=answer
5441.000 made ply=5 side=black uci=g8f6 san=Nf6
5441.000 completed ply=5 side=black uci=g8f6 san=Nf6 by=answer
5441.000 made ply=6 side=white uci=c2c4 san=c4
5441.000 completed ply=6 side=white uci=c2c4 san=c4 by=rest
