# The 150th move without a pawn's move or a capture mates, and that goes first (9.6.2).
editions 2001 2017 2018 2023
set Fen=6k1/5ppp/8/8/8/8/8/R3K3 w - - 149 120
1000 press black
+500 lift a1
+300 place a8
+900 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1500.000 touched side=white square=a1 piece=R
2300.000 released side=white from=a1 square=a8 piece=R
2300.000 made ply=1 side=white uci=a1a8 san=Ra8#
2300.000 completed ply=1 side=white uci=a1a8 san=Ra8# by=end
2300.000 clock why=pause
[2001] 2300.000 game state=ended result=1-0 reason=checkmate article=5.1a
[2017 2018 2023] 2300.000 game state=ended result=1-0 reason=checkmate article=5.1.1
