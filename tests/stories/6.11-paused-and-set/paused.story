# The arbiter pauses and resumes by word and by button; what is so already is refused.
set TimeControl=300
show clocks
1000 press black
2000 ! pause
+1000 ! pause
+1000 ! resume
+1000 ! resume
+1000 button arbiter
+1000 press white
+1000 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=300000 black_ms=300000 why=start
2000.000 game state=paused by=arbiter
2000.000 clock white_ms=299000 black_ms=300000 why=pause
3000.000 refused pause
4000.000 game state=resumed
4000.000 clock running=white white_ms=299000 black_ms=300000 why=resume
5000.000 refused resume
6000.000 game state=paused by=arbiter
6000.000 clock white_ms=297000 black_ms=300000 why=pause
8050.000 game state=resumed
8050.000 clock running=white white_ms=297000 black_ms=300000 why=resume
