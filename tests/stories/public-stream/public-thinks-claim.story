# A wrong claim stops the clocks while a press is held: the public sees a pause of a player who
# thinks, and the press with the penalty that sets the clocks.
set TimeControl=300
show public
show clocks
1000 press black
2000 lift e2
+300 place e4
+300 press white
+2000 press black
+3000 ! claim threefold
+2000 ! confirm 2
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=300000 black_ms=300000 why=start
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=298400 black_ms=300000
2600.000 clock running=black white_ms=298400 black_ms=300000 why=press
7600.000 game state=paused
7600.000 clock white_ms=298400 black_ms=295000 why=pause
9600.000 clock white_ms=295400 black_ms=298000 why=press
9600.000 clock white_ms=355400 black_ms=298000 why=penalty
9600.000 game state=resumed
9600.000 clock running=white white_ms=355400 black_ms=298000 why=resume
