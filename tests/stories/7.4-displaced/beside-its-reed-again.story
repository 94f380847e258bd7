# White's bishop stood beside the reed of d3 until he put it right. His knight rather stands beside
# another one, too, than that it has pushed the pawn off f3 without a trace, which takes it there.
set Fen=4k3/p6p/8/8/8/5p2/7P/4KBN1 w - - 0 1
500 press black
+2000 lift f1
+1500 press white
+3000 lift a7
+600 place a6
+900 press black
+3000 place d3
+800 lift e1
+600 place f2
+900 press white
+3000 lift a6
+600 place a5
+900 press black
+3000 lift g1
+1500 press white
+3000 lift f3
+600 place e2
+900 press black
+3000 lift h2
+600 place h4
+900 press white
+3000 lift h7
+600 place h6
+900 press black
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
2500.000 touched side=white square=f1 piece=B
4000.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"missing":["f1"]}
4000.000 clock running=black why=press
8500.000 clock running=white why=press
13800.000 made ply=1 side=white uci=f1d3 san=Bd3
13800.000 completed ply=1 side=white uci=f1d3 san=Bd3 by=clock
13800.000 made ply=2 side=black uci=a7a6 san=a6
13800.000 completed ply=2 side=black uci=a7a6 san=a6 by=clock
13800.000 made ply=3 side=white uci=e1f2 san=Kf2
13800.000 ruling id=1 alert=1 decision=lapsed lasted_ms=9800 ply=1 last_ply=3
13800.000 completed ply=3 side=white uci=e1f2 san=Kf2 by=clock
13800.000 clock running=black why=press
16800.000 touched side=black square=a6 piece=p
17900.000 released side=black from=a6 square=a5 piece=p
17900.000 made ply=4 side=black uci=a6a5 san=a5
18300.000 completed ply=4 side=black uci=a6a5 san=a5 by=clock
18300.000 clock running=white why=press
21300.000 touched side=white square=g1 piece=N
22800.000 alert id=2 kind=displaced article=7.4.1 ply=5 confidence=possible evidence={"missing":["g1"]}
22800.000 clock running=black why=press
27300.000 clock running=white why=press
31800.000 made ply=5 side=white uci=g1e2 san=Ne2
31800.000 completed ply=5 side=white uci=g1e2 san=Ne2 by=clock
31800.000 made ply=6 side=black uci=f3e2 san=fxe2
31800.000 completed ply=6 side=black uci=f3e2 san=fxe2 by=clock
31800.000 made ply=7 side=white uci=h2h4 san=h4
31800.000 ruling id=2 alert=2 decision=lapsed lasted_ms=9000 ply=5 last_ply=7
31800.000 completed ply=7 side=white uci=h2h4 san=h4 by=clock
31800.000 clock running=black why=press
34800.000 touched side=black square=h7 piece=p
35900.000 released side=black from=h7 square=h6 piece=p
35900.000 made ply=8 side=black uci=h7h6 san=h6
36300.000 completed ply=8 side=black uci=h7h6 san=h6 by=clock
36300.000 clock running=white why=press
