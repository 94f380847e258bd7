# A mate that is shown behind the last press, with the clock stopped, does not end the game.
1000 press black
play f3 e5 g4
expect from here
+2000 level
+1000 lift d8
+300 place h4
+9000 rest
---
7200.000 clock why=pause
8200.000 touched side=black square=d8 piece=q
9000.000 released side=black from=d8 square=h4 piece=q
9000.000 made ply=4 side=black uci=d8h4 san=Qh4#
