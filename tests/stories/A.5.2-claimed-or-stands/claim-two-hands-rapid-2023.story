# In rapid the opponent claims two hands, which the arbiter has not seen (A.5.2).
# The board is not certain of hands, so the clocks stand until the arbiter rules. That the claimant
# touches a piece meanwhile, and moves, costs him nothing.
set Edition=2023
set TimeControl=900
set Fen=4k3/7p/8/8/8/8/7P/R3K2R w KQ - 0 1
show clocks
1000 press black
2000 lift e1
+100 lift a1
+300 place c1
+100 place d1
+900 press white
+1000 ! claim illegal-move
+1000 ! claim illegal-move
+1000 ! resume
+1000 lift h7
+300 place h6
+600 press black
+1000 ! confirm last
+1000 ! undo 1
+1000 ! dismiss last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=900000 black_ms=900000 why=start
2000.000 touched side=white square=e1 piece=K
2100.000 touched side=white square=a1 piece=R
3000.000 released side=white from=e1 square=c1 piece=K
3000.000 released side=white from=a1 square=d1 piece=R
3000.000 made ply=1 side=white uci=e1c1 san=O-O-O
3400.000 alert id=1 kind=two-hands article=7.5.4 side=white ply=1 confidence=likely evidence={"what":"both-held","squares":["e1","a1"],"between_ms":300,"distance_mm":220,"penalty":{"kind":"add-opponent","seconds":60}}
3400.000 completed ply=1 side=white uci=e1c1 san=O-O-O by=clock white_ms=897600 black_ms=900000
3400.000 clock running=black white_ms=897600 black_ms=900000 why=press
4400.000 claim side=black kind=illegal-move
4400.000 game state=paused by=black
4400.000 clock white_ms=897600 black_ms=899000 why=pause
5400.000 refused claim illegal-move
6400.000 game state=resumed
6400.000 clock running=black white_ms=897600 black_ms=899000 why=resume
7400.000 touched side=black square=h7 piece=p
8200.000 released side=black from=h7 square=h6 piece=p
8200.000 made ply=2 side=black uci=h7h6 san=h6
8300.000 completed ply=2 side=black uci=h7h6 san=h6 by=clock white_ms=897600 black_ms=897100
8300.000 clock running=white white_ms=897600 black_ms=897100 why=press
9300.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":60} by=arbiter
9300.000 clock running=white white_ms=896600 black_ms=957100 why=penalty
10300.000 ruling id=1 alert=1 decision=undone by=arbiter
10300.000 clock running=white white_ms=895600 black_ms=897100 why=penalty
11300.000 ruling id=2 alert=1 decision=dismissed by=arbiter
