# A mate ends the game whichever of three squares a knight has gone to, whose reed did not close.
# No press follows it that could tell, and the likeliest line is told.
set Fen=k7/pp5p/8/8/8/8/5PPP/1N2R1K1 w - - 0 1
1000 press black
2000 lift b1
+900 press white
+2000 lift h7
+600 place h6
+900 press black
+2000 lift e1
+600 place e8
+5000 candidates
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=b1 piece=N
2900.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"missing":["b1"]}
2900.000 clock running=black why=press
6400.000 clock running=white why=press
9500.000 made ply=1 side=white uci=b1d2 san=Nd2
9500.000 completed ply=1 side=white uci=b1d2 san=Nd2 by=clock
9500.000 made ply=2 side=black uci=h7h6 san=h6
9500.000 completed ply=2 side=black uci=h7h6 san=h6 by=clock
9500.000 made ply=3 side=white uci=e1e8 san=Re8#
9500.000 completed ply=3 side=white uci=e1e8 san=Re8# by=end
9500.000 clock why=pause
9500.000 game state=ended result=1-0 reason=checkmate article=5.1.1
14000.000 no candidates
