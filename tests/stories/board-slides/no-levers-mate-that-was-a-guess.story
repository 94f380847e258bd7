# Without levers a rook takes a bishop or a knight, and no reed shows which; with the bishop the
# next move is mate, and ends the game, until a move of the king shows that it was the knight.
set Clock=none
set Fen=1nR4Q/pk6/8/P1b5/8/3P4/6PP/7K w - - 0 1
1000 ! start
2000 lift c8
+40000 lift b7
+300 place a6
+4000 lift h8
+600 place c8
+40000 lift a6
+300 lift a5
+300 place a5
+4000 lift h2
+300 place h3
+9000 rest
---
0.000 game state=ready
1000.000 game state=started
2000.000 touched side=white square=c8 piece=R
42000.000 touched side=white square=c5 piece=b
42000.000 released side=white from=c8 square=c5 piece=R
42000.000 made ply=1 side=white uci=c8c5 san=Rxc5
42000.000 touched side=black square=b7 piece=k
42800.000 released side=black from=b7 square=a6 piece=k
42800.000 completed ply=1 side=white uci=c8c5 san=Rxc5 by=answer
42800.000 made ply=2 side=black uci=b7a6 san=Ka6
44800.000 completed ply=2 side=black uci=b7a6 san=Ka6 by=rest
46300.000 touched side=white square=h8 piece=Q
48900.000 released side=white from=h8 square=c8 piece=Q
48900.000 made ply=3 side=white uci=h8c8 san=Qc8#
48900.000 alert id=1 kind=displaced article=7.4.1 ply=3 confidence=possible
48900.000 completed ply=3 side=white uci=h8c8 san=Qc8# by=end
48900.000 game state=ended result=1-0 reason=checkmate article=5.1.1
92300.000 game state=paused
92300.000 withdrawn ply=3 uci=h8c8 why=changed
92300.000 withdrawn ply=2 uci=b7a6 why=changed
92300.000 withdrawn ply=1 uci=c8c5 why=changed
92300.000 made ply=1 side=white uci=c8b8 san=Rxb8+
92300.000 completed ply=1 side=white uci=c8b8 san=Rxb8+ by=answer
92300.000 made ply=2 side=black uci=b7a6 san=Ka6
92300.000 completed ply=2 side=black uci=b7a6 san=Ka6 by=answer
92300.000 made ply=3 side=white uci=h8c8 san=Qc8+
92300.000 completed ply=3 side=white uci=h8c8 san=Qc8+ by=answer
92300.000 made ply=4 side=black uci=a6a5 san=Kxa5
92300.000 completed ply=4 side=black uci=a6a5 san=Kxa5 by=answer
92300.000 made ply=5 side=white uci=h2h3 san=h3
92300.000 completed ply=5 side=white uci=h2h3 san=h3 by=rest
92300.000 ruling id=1 alert=1 decision=lapsed lasted_ms=43400 ply=1 last_ply=5
92300.000 game state=resumed
