# The arbiter enters an offence while a press is held: that sets the clocks, and the press is public
# with it.
set TimeControl=300
show public
show clocks
1000 press black
2000 lift e2
+300 place e4
+300 press white
+2000 press black
+3000 ! offence white two-hands
+1000 ! confirm last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=300000 black_ms=300000 why=start
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=298400 black_ms=300000
2600.000 clock running=black white_ms=298400 black_ms=300000 why=press
7600.000 clock running=white white_ms=295400 black_ms=298000 why=press
7600.000 clock running=white white_ms=295400 black_ms=358000 why=penalty
8600.000 game state=paused
8600.000 clock white_ms=294400 black_ms=358000 why=pause
8600.000 clock white_ms=354400 black_ms=358000 why=penalty
