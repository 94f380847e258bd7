# With the captured rook in one hand the player fetches a queen: it mates once it stands.
set Fen=3r3k/4P3/6K1/8/8/8/8/8 w - - 0 1
1000 press black
+3000 lift d8
+300 lift e7
+8000 place d8
+500 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
4000.000 touched side=white square=d8 piece=r
4300.000 touched side=white square=e7 piece=P
12800.000 released side=white from=e7 square=d8 piece=Q
12800.000 made ply=1 side=white uci=e7d8q san=exd8=Q#
12800.000 promotion ply=1 piece=Q source=assumed uci=e7d8q san=exd8=Q#
12800.000 completed ply=1 side=white uci=e7d8q san=exd8=Q# by=clock
12800.000 clock why=pause
12800.000 game state=ended result=1-0 reason=checkmate article=5.1.1
