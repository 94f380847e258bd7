# A press for nothing with a delay, which a display does not show while it lasts, is held over a
# pause, too.
set TimeControl=300d10
show public
show clocks
1000 press black
2000 lift e2
+300 place e4
+300 press white
+2000 press black
+4000 ! pause
+5000 ! resume
+2000 ! pause
+5000 ! resume
+9000 ! pause
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=300000 black_ms=300000 why=start
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=300000 black_ms=300000
2600.000 clock running=black white_ms=300000 black_ms=300000 why=press
8600.000 game state=paused
8600.000 clock white_ms=300000 black_ms=300000 why=pause
13600.000 game state=resumed
13600.000 clock running=black white_ms=300000 black_ms=300000 why=resume
15600.000 game state=paused
15600.000 clock white_ms=300000 black_ms=300000 why=pause
20600.000 game state=resumed
20600.000 clock running=black white_ms=300000 black_ms=300000 why=resume
29600.000 game state=paused
29600.000 clock white_ms=300000 black_ms=293000 why=pause
