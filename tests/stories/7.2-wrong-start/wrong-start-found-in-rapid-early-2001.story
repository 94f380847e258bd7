# In rapid of 2001 Black's third move is not pressed yet: a wrong set-up can still be claimed, and
# the game is cancelled (B.4).
set Edition=2001
set TimeControl=1800
1000 press black
pace 1000 300 300
play e4 e5 Nf3 Nc6 Bb5
expect from here
+1000 lift a7
+300 place a6
+1000 ! wrong-start
---
10000.000 touched side=black square=a7 piece=p
10800.000 released side=black from=a7 square=a6 piece=p
10800.000 made ply=6 side=black uci=a7a6 san=a6
11300.000 completed ply=6 side=black uci=a7a6 san=a6 by=end
11300.000 clock why=pause
11300.000 game state=ended result=* reason=arbiter article=7.1a
