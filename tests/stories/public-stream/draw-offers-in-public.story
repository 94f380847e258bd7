# An offer in order, one at another time, and what becomes of them; the public hears nothing.
set TimeControl=5400+30
show public
1000 press black
2000 lift e2
+300 place e4
+300 ! offer-draw white
+300 press white
+1000 ! decline-draw
+1000 lift e7
+300 place e5
+600 press black
+1000 ! offer-draw black
+1000 lift d2
+300 place d4
+600 press white
+1000 ! claim threefold
+1000 ! dismiss last
+1000 ! resign black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2900.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2900.000 clock running=black why=press
5800.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
5800.000 clock running=white why=press
8700.000 completed ply=3 side=white uci=d2d4 san=d4 by=clock
8700.000 clock running=black why=press
9700.000 game state=paused
9700.000 clock why=pause
10700.000 game state=resumed
10700.000 clock running=black why=resume
11700.000 clock why=pause
11700.000 game state=ended result=1-0 reason=resignation article=5.1.2
