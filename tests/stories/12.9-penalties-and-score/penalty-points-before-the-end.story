# Points taken or given in mid-game count once it is over by play, and never make the game worth
# more than one (10.2).
# A score that the arbiter decides himself has them in it.
set Edition=2018
1000 press black
pace 1000 300 600
play e4 e5
expect from here
+1000 ! penalty white points 0.5
+1000 ! penalty white opponent-points 1
+1000 ! resign black
+1000 ! reopen
+1000 ! offer-draw white
+100 ! accept-draw
+1000 ! reopen
+1000 ! result 1-0
+1000 ! penalty white points 0.5
+1000 ! undo 1
---
5800.000 ruling id=1 side=white decision=confirmed penalty={"kind":"points","points":0.5} by=arbiter
6800.000 ruling id=2 side=white decision=confirmed penalty={"kind":"opponent-points","points":1} by=arbiter
7800.000 clock why=pause
7800.000 game state=ended result=1/2-1/2 reason=resignation article=5.1.2
8800.000 game state=paused by=arbiter
8800.000 clock why=pause
9800.000 draw-offer side=white what=offered
9900.000 draw-offer side=black what=accepted
9900.000 game state=ended result=0-1 reason=agreement article=5.2.3
10900.000 game state=paused by=arbiter
10900.000 clock why=pause
11900.000 game state=ended result=1-0 reason=arbiter
12900.000 ruling id=3 side=white decision=confirmed penalty={"kind":"points","points":0.5} by=arbiter
12900.000 game state=ended result=1/2-0 reason=arbiter
13900.000 ruling id=1 decision=undone by=arbiter
