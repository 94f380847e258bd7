# More than a player has cannot be taken, and an unfinished game has no score.
set Edition=2023
1000 press black
pace 1000 300 600
play e4 e5
expect from here
+1000 ! penalty white points 1
+1000 ! result *
+1000 ! reopen
+1000 ! resign white
---
5800.000 ruling id=1 side=white decision=confirmed penalty={"kind":"points","points":1} by=arbiter
6800.000 clock why=pause
6800.000 game state=ended result=* reason=arbiter
7800.000 game state=paused by=arbiter
7800.000 clock why=pause
8800.000 game state=ended result=0-1 reason=resignation article=5.1.2
