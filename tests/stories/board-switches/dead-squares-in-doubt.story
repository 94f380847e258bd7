# Where a piece went to one of two dead squares, the moves wait until what follows leaves one.
set DeadSquares=e3 e4
1000 press black
2000 lift e2
+600 press white
+500 lift d7
+300 place d5
+600 press black
+500 lift d5
+300 place d5
+600 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"missing":["e2"]}
2600.000 clock running=black why=press
4000.000 clock running=white why=press
5400.000 made ply=1 side=white uci=e2e4 san=e4
5400.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
5400.000 made ply=2 side=black uci=d7d5 san=d5
5400.000 completed ply=2 side=black uci=d7d5 san=d5 by=clock
5400.000 made ply=3 side=white uci=e4d5 san=exd5
5400.000 ruling id=1 alert=1 decision=lapsed lasted_ms=2800 ply=1 last_ply=3
5400.000 completed ply=3 side=white uci=e4d5 san=exd5 by=clock
5400.000 clock running=black why=press
