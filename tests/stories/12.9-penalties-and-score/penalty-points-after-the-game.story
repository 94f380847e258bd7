# Half a point is taken after a draw: the score is told anew; undone, it is as it was.
set Edition=2023
1000 press black
pace 1000 300 600
play e4 e5
expect from here
+1000 ! offer-draw black
+100 ! accept-draw
+1000 ! penalty white points 0.5
+1000 ! penalty white points 1/2
+1000 ! undo 1
+1000 ! undo 2
---
5800.000 draw-offer side=black what=offered
5900.000 draw-offer side=white what=accepted
5900.000 clock why=pause
5900.000 game state=ended result=1/2-1/2 reason=agreement article=5.2.3
6900.000 ruling id=1 side=white decision=confirmed penalty={"kind":"points","points":0.5} by=arbiter
6900.000 game state=ended result=0-1/2 reason=agreement article=5.2.3
7900.000 ruling id=2 side=white decision=confirmed penalty={"kind":"points","points":0.5} by=arbiter
8900.000 ruling id=1 decision=undone by=arbiter
9900.000 ruling id=2 decision=undone by=arbiter
9900.000 game state=ended result=1/2-1/2 reason=agreement article=5.2.3
