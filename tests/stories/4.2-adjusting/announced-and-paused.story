# The arbiter pauses between announcement and lift: once play is resumed it still holds.
set AdjustAnnounced=yes
500 press black
1000 ! adjust d1
+300 ! pause
+4000 ! resume
+900 lift d1
+400 place d1
+900 lift d2
+300 place d4
+600 press white
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
1300.000 game state=paused by=arbiter
1300.000 clock why=pause
5300.000 game state=resumed
5300.000 clock running=white why=resume
7100.000 adjusted side=white squares=["d1"]
7500.000 touched side=white square=d2 piece=P
8300.000 released side=white from=d2 square=d4 piece=P
8300.000 made ply=1 side=white uci=d2d4 san=d4
8400.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
8400.000 clock running=black why=press
