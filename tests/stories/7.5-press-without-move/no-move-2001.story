# 2001 knows no penalty for a press without a move: the arbiter may choose one (6.8).
set Edition=2001
set TimeControl=5400+30
show clocks
1000 press black
+1000 press white
+1000 ! claim illegal-move
+1000 ! confirm last
+1000 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=5430000 black_ms=5430000 why=start
2000.000 alert id=1 kind=no-move article=6.8c side=white ply=1 confidence=certain
2000.000 clock running=black white_ms=5429000 black_ms=5430000 why=press
3000.000 refused claim illegal-move
4000.000 ruling id=1 alert=1 decision=confirmed by=arbiter
4000.000 game state=paused by=arbiter
4000.000 clock white_ms=5429000 black_ms=5428000 why=pause
4000.000 game state=irregular
4000.000 game state=restored
5000.000 game state=resumed
5000.000 clock running=white white_ms=5429000 black_ms=5428000 why=resume
