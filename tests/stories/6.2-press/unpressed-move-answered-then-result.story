# Two moves are not pressed when the game is said to be over: it is not known that they were its
# own.
1000 press black
play e4 e5 Nf3 Nc6
expect from here
+1000 lift f1
+300 place b5
+1000 lift a7
+300 place a6
+2000 ! result 1/2-1/2 agreement
---
7600.000 touched side=white square=f1 piece=B
8400.000 released side=white from=f1 square=b5 piece=B
8400.000 made ply=5 side=white uci=f1b5 san=Bb5
8900.000 touched side=black square=a7 piece=p
9700.000 released side=black from=a7 square=a6 piece=p
9700.000 made ply=6 side=black uci=a7a6 san=a6
11200.000 withdrawn ply=6 uci=a7a6 why=taken-back
11200.000 withdrawn ply=5 uci=f1b5 why=taken-back
11200.000 clock why=pause
11200.000 game state=ended result=1/2-1/2 reason=agreement
