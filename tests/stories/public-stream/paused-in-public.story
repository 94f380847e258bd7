# The public is told that play is paused, and not whether a claim, a ruling or the arbiter did it.
set Edition=2018
set Format=rapid
set TimeControl=150
set QuickplayFinish=yes
show public
1000 press black
2000 lift e2
+300 place e4
+600 press white
+60000 ! claim quickplay
+1000 ! resume
+1000 lift e7
+300 place d6
+600 press black
+1000 ! claim illegal-move
+1000 ! resume
+1000 button arbiter
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2900.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2900.000 clock running=black why=press
62900.000 game state=paused
62900.000 clock why=pause
63900.000 game state=resumed
63900.000 clock running=black why=resume
66800.000 clock running=white why=press
66800.000 game state=paused
66800.000 clock why=pause
66800.000 clock why=penalty
67800.000 game state=resumed
67800.000 clock running=black why=resume
68800.000 game state=paused
68800.000 clock why=pause
