# The switch of e4 does not close: for a while the pawn may stand on e3 as well.
# That it takes on d5 tells.
1000 press black
2000 lift e2
+600 press white
+2000 lift d7
+300 place d5
+300 press black
+2000 lift d5
+300 place d5
+300 press white
+2000 lift d8
+300 lift d5
+300 place d5
+300 press black
+2000 lift b1
+300 place c3
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"missing":["e2"]}
2600.000 clock running=black why=press
5200.000 clock running=white why=press
7800.000 made ply=1 side=white uci=e2e4 san=e4
7800.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
7800.000 made ply=2 side=black uci=d7d5 san=d5
7800.000 completed ply=2 side=black uci=d7d5 san=d5 by=clock
7800.000 made ply=3 side=white uci=e4d5 san=exd5
7800.000 ruling id=1 alert=1 decision=lapsed lasted_ms=5200 ply=1 last_ply=3
7800.000 alert id=2 kind=sensor ply=4 confidence=likely evidence={"what":"switch","square":"e4","shows":"empty"}
7800.000 completed ply=3 side=white uci=e4d5 san=exd5 by=clock
7800.000 clock running=black why=press
9800.000 touched side=black square=d8 piece=q
10100.000 touched side=black square=d5 piece=P
10700.000 released side=black from=d8 square=d5 piece=q
10700.000 made ply=4 side=black uci=d8d5 san=Qxd5
10700.000 completed ply=4 side=black uci=d8d5 san=Qxd5 by=clock
10700.000 clock running=white why=press
12700.000 touched side=white square=b1 piece=N
13300.000 released side=white from=b1 square=c3 piece=N
13300.000 made ply=5 side=white uci=b1c3 san=Nc3
13300.000 completed ply=5 side=white uci=b1c3 san=Nc3 by=clock
13300.000 clock running=black why=press
