# The arbiter enters an offence that the board has seen, too: its alert is confirmed, and counts
# once.
set Edition=2018
set TimeControl=5400+30
set Fen=4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1
show clocks
1000 press black
2000 lift e1
+100 lift a1
+300 place c1
+100 place d1
+900 press white
+1000 ! pause
+1000 ! offence white two-hands
+1000 ! offence white two-hands
+1000 ! confirm last
+1000 ! resume
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=5430000 black_ms=5430000 why=start
2000.000 touched side=white square=e1 piece=K
2100.000 touched side=white square=a1 piece=R
3000.000 released side=white from=e1 square=c1 piece=K
3000.000 released side=white from=a1 square=d1 piece=R
3000.000 made ply=1 side=white uci=e1c1 san=O-O-O
3400.000 alert id=1 kind=two-hands article=7.5.4 side=white ply=1 confidence=likely evidence={"what":"both-held","squares":["e1","a1"],"between_ms":300,"distance_mm":220,"penalty":{"kind":"add-opponent","seconds":120}}
3400.000 completed ply=1 side=white uci=e1c1 san=O-O-O by=clock white_ms=5457600 black_ms=5430000
3400.000 clock running=black white_ms=5457600 black_ms=5430000 why=press
4400.000 game state=paused by=arbiter
4400.000 clock white_ms=5457600 black_ms=5429000 why=pause
5400.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
5400.000 clock white_ms=5457600 black_ms=5549000 why=penalty
6400.000 refused offence white two-hands
7400.000 refused confirm last
8400.000 game state=resumed
8400.000 clock running=black white_ms=5457600 black_ms=5549000 why=resume
