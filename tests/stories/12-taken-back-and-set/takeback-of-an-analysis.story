# The arbiter takes the analysis back: the game goes on from its last move, which was completed.
1000 press black
play e4 e5 Nf3 Nc6
expect from here
+1000 lift f1
+300 place b5
+1000 lift a7
+300 place a6
+1000 lift b5
+300 place a4
+2000 ! takeback 5
+900 lift a4
+300 place f1
+900 lift a6
+300 place a7
+900 ! resume
+1000 lift d2
+300 place d4
+600 press white
---
7600.000 touched side=white square=f1 piece=B
8400.000 released side=white from=f1 square=b5 piece=B
8400.000 made ply=5 side=white uci=f1b5 san=Bb5
8900.000 touched side=black square=a7 piece=p
9700.000 released side=black from=a7 square=a6 piece=p
9700.000 made ply=6 side=black uci=a7a6 san=a6
10200.000 touched side=white square=b5 piece=B
11000.000 released side=white from=b5 square=a4 piece=B
11000.000 made ply=7 side=white uci=b5a4 san=Ba4
12500.000 game state=paused by=arbiter
12500.000 clock why=pause
12500.000 withdrawn ply=7 uci=b5a4 why=taken-back
12500.000 withdrawn ply=6 uci=a7a6 why=taken-back
12500.000 withdrawn ply=5 uci=f1b5 why=taken-back
12500.000 game state=irregular
15400.000 game state=restored
15800.000 game state=resumed
15800.000 clock running=white why=resume
16800.000 touched side=white square=d2 piece=P
17600.000 released side=white from=d2 square=d4 piece=P
17600.000 made ply=5 side=white uci=d2d4 san=d4
17700.000 completed ply=5 side=white uci=d2d4 san=d4 by=clock
17700.000 clock running=black why=press
