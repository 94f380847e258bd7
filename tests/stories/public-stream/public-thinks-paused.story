# The arbiter pauses for any reason and play goes on, the press still unruled: the public sees the
# clocks of a game without it, then what they really show.
set TimeControl=300
show public
show clocks
1000 press black
2000 lift e2
+300 place e4
+300 press white
+2000 press black
+10000 ! pause
+5000 ! resume
+10000 button arbiter
+1000 ! dismiss last
+1000 ! resume
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=300000 black_ms=300000 why=start
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=298400 black_ms=300000
2600.000 clock running=black white_ms=298400 black_ms=300000 why=press
14600.000 game state=paused
14600.000 clock white_ms=298400 black_ms=288000 why=pause
19600.000 game state=resumed
19600.000 clock running=black white_ms=298400 black_ms=288000 why=resume
29600.000 game state=paused
29600.000 clock white_ms=298400 black_ms=278000 why=pause
30650.000 clock white_ms=278400 black_ms=298000 why=press
31650.000 game state=resumed
31650.000 clock running=white white_ms=278400 black_ms=298000 why=resume
