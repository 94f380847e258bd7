# The first move is in doubt when Black resigns: the likeliest way is told, and when the board rests
# afterwards the squares are still weighed from a position that stands.
set Fen=r3k2r/1P4P1/8/2pPp3/4P3/8/1p4p1/R3K2R w KQkq c6 0 1
1000 press black
+760 lift e1
+0 press white
+160 place d6
+0 ! resign black
+60000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1760.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"missing":["e1"]}
1760.000 clock running=black why=press
1760.000 touched side=white square=e1 piece=K
1920.000 made ply=1 side=white uci=e1d1 san=Kd1
1920.000 completed ply=1 side=white uci=e1d1 san=Kd1 by=clock
1920.000 ruling id=1 alert=1 decision=lapsed lasted_ms=160 ply=1 last_ply=1
1920.000 clock why=pause
1920.000 game state=ended result=1-0 reason=resignation article=5.1.2
