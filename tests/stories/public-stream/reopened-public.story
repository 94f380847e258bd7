# The public hears that the game goes on: it is paused, and then resumed.
show public
1000 press black
2000 lift e2
+300 place e4
+300 press white
+2000 ! result 1-0 time
+2000 ! reopen
+2000 ! resume
+1000 lift e7
+300 place e5
+300 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2600.000 clock running=black why=press
4600.000 clock why=pause
4600.000 game state=ended result=1-0 reason=time
6600.000 game state=paused
6600.000 clock why=pause
8600.000 game state=resumed
8600.000 clock running=black why=resume
10200.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
10200.000 clock running=white why=press
