# The arbiter sets a position while a press is held: what the clocks show is told before it is asked
# for, and whoever moves there resumes.
set TimeControl=300
show public
show clocks
1000 press black
2000 lift e2
+300 place e4
+300 press white
+2000 press black
+3000 ! set-position rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
+1000 lift e4
+300 place e2
+1000 ! resume
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=300000 black_ms=300000 why=start
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=298400 black_ms=300000
2600.000 clock running=black white_ms=298400 black_ms=300000 why=press
7600.000 game state=paused
7600.000 clock white_ms=298400 black_ms=295000 why=pause
7600.000 game state=paused
7600.000 clock white_ms=295400 black_ms=298000 why=press
9900.000 game state=resumed
9900.000 clock running=white white_ms=295400 black_ms=298000 why=resume
