# White touches the rook, puts it back, and mates with it (5.1.1).
set Fen=7k/6pp/8/8/8/8/6PP/R3N2K w - - 0 1
1000 press black
2000 lift a1
+900 place a1
+900 lift a1
+300 place a8
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=a1 piece=R
3400.000 released side=white from=a1 square=a1 piece=R
3800.000 touched side=white square=a1 piece=R
4600.000 released side=white from=a1 square=a8 piece=R
4600.000 made ply=1 side=white uci=a1a8 san=Ra8#
4600.000 completed ply=1 side=white uci=a1a8 san=Ra8# by=end
4600.000 clock why=pause
4600.000 game state=ended result=1-0 reason=checkmate article=5.1.1
