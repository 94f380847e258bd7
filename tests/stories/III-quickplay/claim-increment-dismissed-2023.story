# The arbiter does not agree to more seconds a move: nothing changes.
# White has not answered the offer, and declines it with a touch.
set Edition=2023
set Format=standard
set TimeControl=150
set QuickplayFinish=increment
show clocks
1000 press black
2000 lift e2
+300 place e4
+600 press white
+60000 ! claim increment
+1000 ! dismiss last
+1000 ! resume
+1000 lift e7
+300 place e5
+600 press black
+1000 lift d2
+300 place d4
+600 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=150000 black_ms=150000 why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
2900.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=148100 black_ms=150000
2900.000 clock running=black white_ms=148100 black_ms=150000 why=press
62900.000 claim side=black kind=increment
62900.000 draw-offer side=black what=offered
62900.000 alert id=1 kind=quickplay-claim article=III.4 side=black ply=2 confidence=possible evidence={"claim":"increment","penalty":{"kind":"add-opponent","seconds":120}}
62900.000 game state=paused by=black
62900.000 clock white_ms=148100 black_ms=90000 why=pause
63900.000 ruling id=1 alert=1 decision=dismissed by=arbiter
64900.000 game state=resumed
64900.000 clock running=black white_ms=148100 black_ms=90000 why=resume
65900.000 touched side=black square=e7 piece=p
66700.000 released side=black from=e7 square=e5 piece=p
66700.000 made ply=2 side=black uci=e7e5 san=e5
66800.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock white_ms=148100 black_ms=88100
66800.000 clock running=white white_ms=148100 black_ms=88100 why=press
67800.000 touched side=white square=d2 piece=P
67800.000 draw-offer side=black what=lapsed
68600.000 released side=white from=d2 square=d4 piece=P
68600.000 made ply=3 side=white uci=d2d4 san=d4
68700.000 completed ply=3 side=white uci=d2d4 san=d4 by=clock white_ms=146200 black_ms=88100
68700.000 clock running=black white_ms=146200 black_ms=88100 why=press
