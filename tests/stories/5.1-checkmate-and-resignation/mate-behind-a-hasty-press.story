# White's rook is moved on and pressed at once, two moves before mate: it has not fallen.
set Fen=4k3/8/8/8/8/1p6/8/R3K2R w - - 0 1
1000 press black
2000 lift h1
+500 place h6
+900 lift h6
+300 place h7
+60 press white
+2000 lift b3
+500 place b2
+600 press black
+2000 lift a1
+500 place a8
+600 press white
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=h1 piece=R
3000.000 released side=white from=h1 square=h6 piece=R
3000.000 made ply=1 side=white uci=h1h6 san=Rh6
3400.000 touched side=white square=h6 piece=R
3760.000 released side=white from=h6 square=h6 piece=R
3760.000 completed ply=1 side=white uci=h1h6 san=Rh6 by=clock
3760.000 clock running=black why=press
3760.000 alert id=1 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["h6"],"unexpected":["h7"]}
5760.000 touched side=black square=b3 piece=p
6760.000 released side=black from=b3 square=b2 piece=p
6760.000 made ply=2 side=black uci=b3b2 san=b2
6860.000 withdrawn ply=2 uci=b3b2 why=changed
6860.000 withdrawn ply=1 uci=h1h6 why=changed
6860.000 made ply=1 side=white uci=h1h7 san=Rh7
6860.000 completed ply=1 side=white uci=h1h7 san=Rh7 by=clock
6860.000 made ply=2 side=black uci=b3b2 san=b2
6860.000 completed ply=2 side=black uci=b3b2 san=b2 by=clock
6860.000 clock running=white why=press
6860.000 ruling id=1 alert=1 decision=lapsed lasted_ms=3100
8860.000 touched side=white square=a1 piece=R
9860.000 released side=white from=a1 square=a8 piece=R
9860.000 made ply=3 side=white uci=a1a8 san=Ra8#
9860.000 completed ply=3 side=white uci=a1a8 san=Ra8# by=end
9860.000 clock why=pause
9860.000 game state=ended result=1-0 reason=checkmate article=5.1.1
