# A mate with another piece than the touched one is dismissed in a pause, and ends the game when it
# is resumed.
set Fen=7k/6pp/8/8/8/8/6PP/R3N2K w - - 0 1
set AdjustAnnounced=yes
1000 press black
2000 lift e1
+900 place e1
+900 lift a1
+300 place a8
+2000 press white
+2000 ! pause
+2000 ! dismiss last
+2000 ! resume
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e1 piece=N
3400.000 released side=white from=e1 square=e1 piece=N
3800.000 touched side=white square=a1 piece=R
4600.000 released side=white from=a1 square=a8 piece=R
4600.000 made ply=1 side=white uci=a1a8 san=Ra8#
4600.000 alert id=1 kind=touch-move article=4.3.1 side=white ply=1 confidence=likely evidence={"must":{"kind":"move","own":"e1"},"touched":["e1","a1"],"played":"a1a8","claimable":true}
6100.000 completed ply=1 side=white uci=a1a8 san=Ra8# by=clock
6100.000 clock running=black why=press
8100.000 game state=paused by=arbiter
8100.000 clock why=pause
10100.000 ruling id=1 alert=1 decision=dismissed by=arbiter
12100.000 game state=resumed
12100.000 clock running=black why=resume
12100.000 clock why=pause
12100.000 game state=ended result=1-0 reason=checkmate article=5.1.1
