# Five seconds a move are asked for where that was announced (III.4), which is an offer.
# It is declined, and the arbiter agrees: White gets two minutes, and either player five seconds
# with each move. Then there is an increment.
set Edition=2018
set Format=standard
set TimeControl=150
set QuickplayFinish=increment
show clocks
1000 press black
2000 lift e2
+300 place e4
+600 press white
+60000 ! claim quickplay
+100 ! claim increment
+1000 ! decline-draw
+1000 ! confirm last
+1000 ! resume
+1000 lift e7
+300 place e5
+600 press black
+1000 ! claim increment
+1000 lift d2
+300 place d4
+600 press white
+1000 ! claim increment
+1000 ! undo 1
+1000 lift d7
+300 place d5
+600 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=150000 black_ms=150000 why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
2900.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=148100 black_ms=150000
2900.000 clock running=black white_ms=148100 black_ms=150000 why=press
62900.000 refused claim quickplay
63000.000 claim side=black kind=increment
63000.000 draw-offer side=black what=offered
63000.000 alert id=1 kind=quickplay-claim article=III.4 side=black ply=2 confidence=possible evidence={"claim":"increment","penalty":{"kind":"add-opponent","seconds":120}}
63000.000 game state=paused by=black
63000.000 clock white_ms=148100 black_ms=89900 why=pause
64000.000 draw-offer side=white what=declined
65000.000 ruling id=1 alert=1 side=black decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
65000.000 clock white_ms=268100 black_ms=89900 why=penalty
66000.000 game state=resumed
66000.000 clock running=black white_ms=268100 black_ms=89900 why=resume
67000.000 touched side=black square=e7 piece=p
67800.000 released side=black from=e7 square=e5 piece=p
67800.000 made ply=2 side=black uci=e7e5 san=e5
67900.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock white_ms=268100 black_ms=93000
67900.000 clock running=white white_ms=268100 black_ms=93000 why=press
68900.000 refused claim increment
69900.000 touched side=white square=d2 piece=P
70700.000 released side=white from=d2 square=d4 piece=P
70700.000 made ply=3 side=white uci=d2d4 san=d4
70800.000 completed ply=3 side=white uci=d2d4 san=d4 by=clock white_ms=270200 black_ms=93000
70800.000 clock running=black white_ms=270200 black_ms=93000 why=press
71800.000 refused claim increment
72800.000 ruling id=1 alert=1 decision=undone by=arbiter
72800.000 clock running=black white_ms=150200 black_ms=91000 why=penalty
73800.000 touched side=black square=d7 piece=p
74600.000 released side=black from=d7 square=d5 piece=p
74600.000 made ply=4 side=black uci=d7d5 san=d5
74700.000 completed ply=4 side=black uci=d7d5 san=d5 by=clock white_ms=150200 black_ms=89100
74700.000 clock running=white white_ms=150200 black_ms=89100 why=press
