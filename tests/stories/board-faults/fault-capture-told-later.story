# One of two pawns is captured while the board fails: which shows when the other one moves.
set Fen=4k3/8/8/3p1p2/4P3/8/8/4K3 w - - 0 1
1000 press black
2000 fault
+500 lift d5 e4
+500 place d5
+500 press white
+500 answers
+1000 lift f5
+300 place f4
+300 press black
+1000 lift e1
+300 place e2
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 clock why=pause
3000.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"fault","since":2000000,"times":1,"silent_ms":1000}
4000.000 clock running=white why=resume
4000.000 alert id=2 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"missing":["e4"]}
4000.000 clock running=black why=press
4000.000 touched side=white square=e4 piece=P
5600.000 made ply=1 side=white uci=e4d5 san=exd5
5600.000 completed ply=1 side=white uci=e4d5 san=exd5 by=clock
5600.000 made ply=2 side=black uci=f5f4 san=f4
5600.000 ruling id=1 alert=2 decision=lapsed lasted_ms=1600 ply=1 last_ply=2
5600.000 completed ply=2 side=black uci=f5f4 san=f4 by=clock
5600.000 clock running=white why=press
6600.000 touched side=white square=e1 piece=K
7200.000 released side=white from=e1 square=e2 piece=K
7200.000 made ply=3 side=white uci=e1e2 san=Ke2
7200.000 completed ply=3 side=white uci=e1e2 san=Ke2 by=clock
7200.000 clock running=black why=press
