# A mate needs no press where it follows the last one pressed (5.1.1).
1000 press black
play f3 e5 g4
expect from here
+1000 lift d8
+300 place h4
+2000 rest
---
6200.000 touched side=black square=d8 piece=q
7000.000 released side=black from=d8 square=h4 piece=q
7000.000 made ply=4 side=black uci=d8h4 san=Qh4#
7000.000 completed ply=4 side=black uci=d8h4 san=Qh4# by=end
7000.000 clock why=pause
7000.000 game state=ended result=0-1 reason=checkmate article=5.1.1
