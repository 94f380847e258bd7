# Colours reversed are found while the clocks stand, and while the game is adjourned.
# Each time the state stays what it is, and the names are told at once; said again, they are as they
# were.
set Edition=2001
1000 press black
2000 lift e2
+300 place e4
+300 press white
+1000 button arbiter
+1000 ! colours-reversed
+1000 ! adjourn
+1000 ! colours-reversed
+1000 ! resume
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e4 piece=P
2600.000 made ply=1 side=white uci=e2e4 san=e4
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2600.000 clock running=black why=press
3600.000 game state=paused by=arbiter
3600.000 clock why=pause
4650.000 game state=paused reversed=true
5650.000 game state=adjourned reversed=true
6650.000 game state=adjourned
7650.000 game state=resumed
7650.000 clock running=black why=resume
