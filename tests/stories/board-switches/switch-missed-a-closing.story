# The knight is gone without a trace: g6 did not close, or f7.
# That it goes on to f4 tells.
set Fen=4k2n/8/8/8/8/8/6P1/4K3 b - - 0 1
500 press white
2000 lift h8
+1500 press black
+9000 lift g2
+400 place g3
+900 press white
+9000 place f4
+900 press black
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=black why=start
2000.000 touched side=black square=h8 piece=n
3500.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"missing":["h8"]}
3500.000 clock running=white why=press
13800.000 clock running=black why=press
23700.000 made ply=1 side=black uci=h8g6 san=Ng6
23700.000 completed ply=1 side=black uci=h8g6 san=Ng6 by=clock
23700.000 made ply=2 side=white uci=g2g3 san=g3
23700.000 completed ply=2 side=white uci=g2g3 san=g3 by=clock
23700.000 made ply=3 side=black uci=g6f4 san=Nf4
23700.000 ruling id=1 alert=1 decision=lapsed lasted_ms=20200 ply=1 last_ply=3
23700.000 alert id=2 kind=sensor ply=4 confidence=likely evidence={"what":"switch","square":"g6","shows":"empty"}
23700.000 completed ply=3 side=black uci=g6f4 san=Nf4 by=clock
23700.000 clock running=white why=press
