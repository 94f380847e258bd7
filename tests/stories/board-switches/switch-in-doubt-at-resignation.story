# The first move is in doubt when Black resigns: the likeliest way is told, and when the board rests
# afterwards the squares are still weighed from a position that stands.
set Fen=r3k2r/1P4P1/8/2pPp3/4P3/8/1p4p1/R3K2R w KQkq c6 0 1
1000 press black
+760 lift a1
+0 place d1 a5
+0 press white
+160 place d6
+0 ! resign black
+60000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1760.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"missing":["a1"],"unexpected":["d1","a5"]}
1760.000 clock running=black why=press
1760.000 touched side=white square=a1 piece=R
1920.000 alert id=2 kind=sensor ply=1 confidence=likely evidence={"what":"switch","square":"a5","shows":"occupied"}
1920.000 released side=white from=a1 square=d1 piece=R
1920.000 made ply=1 side=white uci=a1d1 san=Rd1
1920.000 ruling id=1 alert=1 decision=lapsed lasted_ms=160 ply=1 last_ply=1
1920.000 completed ply=1 side=white uci=a1d1 san=Rd1 by=end
1920.000 clock why=pause
1920.000 game state=ended result=1-0 reason=resignation article=5.1.2
