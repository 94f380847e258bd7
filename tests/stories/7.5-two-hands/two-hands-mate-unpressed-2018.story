# Since 2018 two hands count once the clock is pressed (7.5.4); a mate needs no press, and stands.
set Edition=2018
set Fen=4rkr1/4p1p1/8/8/8/8/8/4K2R w K - 0 1
1000 press black
2000 lift e1
+60 lift h1
+300 place g1
+50 place f1
+600 press white
+1000 ! confirm last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e1 piece=K
2060.000 touched side=white square=h1 piece=R
2910.000 released side=white from=e1 square=g1 piece=K
2910.000 released side=white from=h1 square=f1 piece=R
2910.000 made ply=1 side=white uci=e1g1 san=O-O#
2910.000 completed ply=1 side=white uci=e1g1 san=O-O# by=end
2910.000 clock why=pause
2910.000 game state=ended result=1-0 reason=checkmate article=5.1.1
4010.000 refused confirm last
