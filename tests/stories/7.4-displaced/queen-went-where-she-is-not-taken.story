# Whether the queen went to b2 or c3 no reed shows; on c3 she would have been taken.
set Fen=7k/7p/8/3p4/1p1P4/1P6/P6P/QN5K w - - 0 1
500 press black
1000 lift a1
2500 press white
+1000 lift h8
+300 place g8
+500 press black
+1000 lift h1
+300 place g1
+500 press white
+5000 rest
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
1000.000 touched side=white square=a1 piece=Q
2500.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"missing":["a1"]}
2500.000 clock running=black why=press
4300.000 clock running=white why=press
6100.000 clock running=black why=press
6100.000 made ply=1 side=white uci=a1b2 san=Qb2
6100.000 completed ply=1 side=white uci=a1b2 san=Qb2 by=clock
6100.000 made ply=2 side=black uci=h8g8 san=Kg8
6100.000 completed ply=2 side=black uci=h8g8 san=Kg8 by=clock
6100.000 made ply=3 side=white uci=h1g1 san=Kg1
6100.000 completed ply=3 side=white uci=h1g1 san=Kg1 by=clock
6100.000 ruling id=1 alert=1 decision=lapsed lasted_ms=3600 ply=1 last_ply=3
