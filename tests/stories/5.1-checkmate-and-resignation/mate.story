# White mates: the game ends before the press (5.1.1), and what is lifted then is nobody's move.
set TimeControl=300+3
show clocks
set Fen=6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1
1000 press black
2000 lift a1
+300 place a8
+900 press white
+900 lift g8
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=303000 black_ms=303000 why=start
2000.000 touched side=white square=a1 piece=R
2800.000 released side=white from=a1 square=a8 piece=R
2800.000 made ply=1 side=white uci=a1a8 san=Ra8#
2800.000 completed ply=1 side=white uci=a1a8 san=Ra8# by=end white_ms=301200 black_ms=303000
2800.000 clock white_ms=301200 black_ms=303000 why=pause
2800.000 game state=ended result=1-0 reason=checkmate article=5.1.1
