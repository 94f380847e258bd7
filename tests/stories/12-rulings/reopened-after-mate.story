# A mate that was none: the arbiter reopens the game and takes the move back.
set Fen=6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1
1000 press black
2000 lift a1
+300 place a8
+300 press white
+2000 ! takeback 1
+2000 ! reopen
+1000 ! takeback 1
+1000 lift a8
+300 place a1
+1000 ! resume
+1000 lift a1
+300 place a7
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=a1 piece=R
2600.000 released side=white from=a1 square=a8 piece=R
2600.000 made ply=1 side=white uci=a1a8 san=Ra8#
2600.000 completed ply=1 side=white uci=a1a8 san=Ra8# by=end
2600.000 clock why=pause
2600.000 game state=ended result=1-0 reason=checkmate article=5.1.1
4600.000 refused takeback 1
6600.000 game state=paused by=arbiter
6600.000 clock why=pause
7600.000 withdrawn ply=1 uci=a1a8 why=taken-back
7600.000 game state=irregular
9400.000 game state=restored
9900.000 game state=resumed
9900.000 clock running=white why=resume
10900.000 touched side=white square=a1 piece=R
11700.000 released side=white from=a1 square=a7 piece=R
11700.000 made ply=1 side=white uci=a1a7 san=Ra7
