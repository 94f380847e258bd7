# Behind a restart queen and rook may have come to their squares in two ways, and the game ends
# before anything tells which. One of them is told: that the moves were made is beyond doubt.
set TimeControl=600
set Fen=5rk1/4q1pp/8/8/8/8/1R4PP/6K1 b - - 0 1
1000 press white
6000 restart
+500 lift e7
+500 place f6
+500 press black
+3000 lift b2
+500 place b5
+500 press white
+3000 lift f8
+500 place e8
+500 press black
+500 answers
+3000 lift h2
+500 place h3
+500 press white
+500 candidates
+4000 ! result 1/2-1/2
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=black why=start
6000.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"restart","since":6000000,"times":1,"silent_ms":0}
7000.000 clock why=pause
16000.000 clock running=black why=resume
16000.000 alert id=2 kind=displaced article=7.4.1 ply=1 confidence=certain evidence={"missing":["b2","e7","f8"],"unexpected":["b5","f6","e8"]}
16000.000 touched side=white square=b2 piece=R
16000.000 touched side=black square=e7 piece=q
16000.000 touched side=black square=f8 piece=r
16000.000 released side=white from=b2 square=b5 piece=R
16000.000 released side=black from=e7 square=f6 piece=q
16000.000 released side=black from=f8 square=e8 piece=r
16000.000 clock running=white why=press
19000.000 touched side=white square=h2 piece=P
20000.000 clock running=black why=press
20500.000 candidate 1 ply=1 e7f6 b2b5 f8e8 h2h3
20500.000 candidate 2 ply=1 e7e8 b2b5 f8f6 h2h3
20500.000 candidate 3 ply=1 e7b4 b2f2 b4b5 f2f6 f8e8 h2h3
24500.000 made ply=1 side=black uci=e7f6 san=Qf6
24500.000 completed ply=1 side=black uci=e7f6 san=Qf6 by=clock
24500.000 made ply=2 side=white uci=b2b5 san=Rb5
24500.000 completed ply=2 side=white uci=b2b5 san=Rb5 by=clock
24500.000 made ply=3 side=black uci=f8e8 san=Re8
24500.000 completed ply=3 side=black uci=f8e8 san=Re8 by=clock
24500.000 made ply=4 side=white uci=h2h3 san=h3
24500.000 completed ply=4 side=white uci=h2h3 san=h3 by=clock
24500.000 ruling id=1 alert=2 decision=lapsed lasted_ms=8500 ply=1 last_ply=4
24500.000 clock why=pause
24500.000 game state=ended result=1/2-1/2 reason=arbiter
