# At two boards (Appendix D) a press for nothing is held in the same way.
set VisuallyDisabled=black
set TimeControl=300
show public
show clocks
1000 press black
2000 lift e2
+300 place e4
+300 press white
+1000 second lift e2
+300 second place e4
+2000 press black
+3000 ! pause
+1000 ! confirm last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=300000 black_ms=300000 why=start
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=298400 black_ms=300000
2600.000 clock running=black white_ms=298400 black_ms=300000 why=press
8900.000 game state=paused
8900.000 clock white_ms=298400 black_ms=293700 why=pause
9900.000 clock white_ms=295400 black_ms=296700 why=press
9900.000 clock white_ms=355400 black_ms=296700 why=penalty
