# Two hands are claimed while the arbiter has paused the clocks: his ruling is awaited, a minute is
# added.
set Edition=2023
set TimeControl=300
set Fen=4k3/7p/8/8/8/8/7P/R3K2R w KQ - 0 1
show clocks
1000 press black
2000 lift e1
+100 lift a1
+300 place c1
+100 place d1
+900 press white
+1000 button arbiter
+1000 ! claim illegal-move
+1000 ! confirm last
+1000 ! resume
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=300000 black_ms=300000 why=start
2000.000 touched side=white square=e1 piece=K
2100.000 touched side=white square=a1 piece=R
3000.000 released side=white from=e1 square=c1 piece=K
3000.000 released side=white from=a1 square=d1 piece=R
3000.000 made ply=1 side=white uci=e1c1 san=O-O-O
3400.000 alert id=1 kind=two-hands article=7.5.4 side=white ply=1 confidence=likely evidence={"what":"both-held","squares":["e1","a1"],"between_ms":300,"distance_mm":220,"penalty":{"kind":"add-opponent","seconds":60}}
3400.000 completed ply=1 side=white uci=e1c1 san=O-O-O by=clock white_ms=297600 black_ms=300000
3400.000 clock running=black white_ms=297600 black_ms=300000 why=press
4400.000 game state=paused by=arbiter
4400.000 clock white_ms=297600 black_ms=299000 why=pause
5450.000 claim side=black kind=illegal-move
6450.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":60} by=arbiter
6450.000 clock white_ms=297600 black_ms=359000 why=penalty
7450.000 game state=resumed
7450.000 clock running=black white_ms=297600 black_ms=359000 why=resume
