# Black mates while the clock is stopped; the arbiter resumes, by which the game is over (5.1.1).
1000 press black
play f3 e5 g4
expect from here
+2000 level
+1000 lift d8
+300 place h4
+900 ! pause
+900 ! resume
---
7200.000 clock why=pause
8200.000 touched side=black square=d8 piece=q
9000.000 released side=black from=d8 square=h4 piece=q
9000.000 made ply=4 side=black uci=d8h4 san=Qh4#
9400.000 game state=paused by=arbiter
10300.000 game state=resumed
10300.000 clock running=black why=resume
10300.000 completed ply=4 side=black uci=d8h4 san=Qh4# by=end
10300.000 clock why=pause
10300.000 game state=ended result=0-1 reason=checkmate article=5.1.1
