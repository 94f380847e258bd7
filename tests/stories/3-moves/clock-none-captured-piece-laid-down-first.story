# Without a clock Black lays the rook he captures on e5, lifts his own from e8 and puts it on e4: it
# has not gone to e5, which had closed before.
set Clock=none
set Fen=r3r3/pppq3k/3p2bb/3P4/2P1R1pp/1P1B3P/PBQ3P1/R5K1 b - - 0 25
1000 ! start
+8342 lift e4
+407 place e5
+388 lift e8
+524 place e4
+427 lift e5
+4636 ! result 1/2-1/2
---
0.000 game state=ready
1000.000 game state=started
9342.000 touched side=black square=e4 piece=R
10137.000 touched side=black square=e8 piece=r
11588.000 released side=black from=e8 square=e4 piece=r
11588.000 made ply=1 side=black uci=e8e4 san=Rxe4
13588.000 completed ply=1 side=black uci=e8e4 san=Rxe4 by=rest
15724.000 game state=ended result=1/2-1/2 reason=arbiter
