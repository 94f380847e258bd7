# The queen slides to d4 over d3, whose switch stays closed behind her.
set Fen=4k3/8/8/8/8/8/8/3QK3 w - - 0 1
500 press black
2000 lift d1
+80 place d2
+90 lift d2
+80 place d3
+120 place d4
+900 press white
+4000 lift e8
+400 place e7
+900 press black
+4000 lift d4
+600 place h4
+900 press white
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
2000.000 touched side=white square=d1 piece=Q
3270.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"missing":["d1"],"unexpected":["d3","d4"]}
3270.000 clock running=black why=press
8570.000 clock running=white why=press
14070.000 made ply=1 side=white uci=d1d4 san=Qd4
14070.000 completed ply=1 side=white uci=d1d4 san=Qd4 by=clock
14070.000 made ply=2 side=black uci=e8e7 san=Ke7
14070.000 completed ply=2 side=black uci=e8e7 san=Ke7 by=clock
14070.000 made ply=3 side=white uci=d4h4 san=Qh4+
14070.000 ruling id=1 alert=1 decision=lapsed lasted_ms=10800 ply=1 last_ply=3
14070.000 completed ply=3 side=white uci=d4h4 san=Qh4+ by=clock
14070.000 clock running=black why=press
