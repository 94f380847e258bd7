# Black's bishop slides onto the knight, whose reed does not open, and its own stays closed. But
# between them something passed h4: it was in a hand, and that he has made no move is not proved.
set Fen=4k3/8/8/7p/6b1/7N/6P1/4K3 b - - 0 1
500 press white
+2000 place h4
+660 lift h4
+900 press black
+3000 lift h3
+600 lift g2
+500 place h3
+900 press white
+3000 lift h5
+500 place h4
+900 press black
+3000 lift e1
+500 place d1
+900 press white
+3000 lift e8
+500 place d8
+900 press black
+3000 lift d1
+500 place e1
+900 press white
+3000 lift d8
+500 place e8
+900 press black
+3000 lift e1
+500 place d1
+900 press white
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=black why=start
4060.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible
4060.000 clock running=white why=press
9060.000 clock running=black why=press
13460.000 clock running=white why=press
17860.000 clock running=black why=press
22260.000 clock running=white why=press
26660.000 clock running=black why=press
31060.000 clock running=white why=press
35460.000 made ply=1 side=black uci=g4h3 san=Bxh3
35460.000 completed ply=1 side=black uci=g4h3 san=Bxh3 by=clock
35460.000 made ply=2 side=white uci=g2h3 san=gxh3
35460.000 completed ply=2 side=white uci=g2h3 san=gxh3 by=clock
35460.000 made ply=3 side=black uci=h5h4 san=h4
35460.000 completed ply=3 side=black uci=h5h4 san=h4 by=clock
35460.000 made ply=4 side=white uci=e1d1 san=Kd1
35460.000 completed ply=4 side=white uci=e1d1 san=Kd1 by=clock
35460.000 made ply=5 side=black uci=e8d8 san=Kd8
35460.000 completed ply=5 side=black uci=e8d8 san=Kd8 by=clock
35460.000 made ply=6 side=white uci=d1e1 san=Ke1
35460.000 completed ply=6 side=white uci=d1e1 san=Ke1 by=clock
35460.000 made ply=7 side=black uci=d8e8 san=Ke8
35460.000 completed ply=7 side=black uci=d8e8 san=Ke8 by=clock
35460.000 made ply=8 side=white uci=e1d1 san=Kd1
35460.000 ruling id=1 alert=1 decision=lapsed lasted_ms=31400 ply=1 last_ply=8
35460.000 completed ply=8 side=white uci=e1d1 san=Kd1 by=clock
35460.000 clock running=black why=press
