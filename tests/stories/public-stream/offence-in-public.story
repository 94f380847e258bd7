# The public hears of the pause, the time and the moves taken back; not why.
set TimeControl=5400+30
show public
1000 press black
2000 lift e2
+300 place e4
+500 press white
+1000 ! offence white illegal-move
+1000 lift e4
+300 place e2
+1000 ! resume
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2800.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2800.000 clock running=black why=press
3800.000 game state=paused
3800.000 clock why=pause
3800.000 clock why=penalty
3800.000 withdrawn ply=1 uci=e2e4 why=taken-back
3800.000 clock why=set
6100.000 game state=resumed
6100.000 clock running=white why=resume
