# The sealed move mates, which shows at the resumption.
set Fen=6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 60
1000 press black
+900 ! seal Ra8#
+900 ! adjourn
+60000 lift a1
+300 place a8
+900 ! resume
+900 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2800.000 game state=adjourned
2800.000 clock why=pause
62800.000 touched side=white square=a1 piece=R
63600.000 released side=white from=a1 square=a8 piece=R
63600.000 made ply=1 side=white uci=a1a8 san=Ra8#
64000.000 game state=resumed
64000.000 completed ply=1 side=white uci=a1a8 san=Ra8# by=clock
64000.000 game state=ended result=1-0 reason=checkmate article=5.1.1
