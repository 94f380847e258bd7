# The press is seen, the capture is not: no accusation, and the record catches up.
set Fen=4k3/8/8/3p1p2/4P3/8/8/4K3 w - - 0 1
1000 press black
2000 lift e4
+500 fault
+500 lift d5
+500 place d5
+500 answers
+1000 press white
+1000 lift e8
+300 place e7
+300 press black
+1000 lift d5
+300 place d6
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e4 piece=P
3500.000 clock why=pause
3500.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"fault","since":2500000,"times":1,"silent_ms":1000}
4000.000 clock running=white why=resume
5000.000 alert id=2 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"missing":["e4"]}
5000.000 clock running=black why=press
6600.000 clock running=white why=press
8200.000 made ply=1 side=white uci=e4d5 san=exd5
8200.000 completed ply=1 side=white uci=e4d5 san=exd5 by=clock
8200.000 made ply=2 side=black uci=e8e7 san=Ke7
8200.000 completed ply=2 side=black uci=e8e7 san=Ke7 by=clock
8200.000 made ply=3 side=white uci=d5d6 san=d6+
8200.000 ruling id=1 alert=2 decision=lapsed lasted_ms=3200 ply=1 last_ply=3
8200.000 completed ply=3 side=white uci=d5d6 san=d6+ by=clock
8200.000 clock running=black why=press
