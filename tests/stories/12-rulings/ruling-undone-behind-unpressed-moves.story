# A ruling ends the game behind two unpressed moves, and is undone: the last pressed position stands
# again.
1000 press black
play e4 e5 Nf3 Nc6
expect from here
+1000 lift f1
+300 place b5
+1000 lift a7
+300 place a6
+2000 ! penalty white loss
+2000 ! undo 1
+900 lift b5
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
11200.000 ruling id=1 side=white decision=confirmed penalty={"kind":"loss"} by=arbiter
11200.000 withdrawn ply=6 uci=a7a6 why=taken-back
11200.000 withdrawn ply=5 uci=f1b5 why=taken-back
11200.000 clock why=pause
11200.000 game state=ended result=0-1 reason=arbiter article=12.9.6
13200.000 ruling id=1 decision=undone by=arbiter
13200.000 game state=paused by=arbiter
16500.000 game state=resumed
16500.000 clock running=white why=resume
17500.000 touched side=white square=d2 piece=P
18300.000 released side=white from=d2 square=d4 piece=P
18300.000 made ply=5 side=white uci=d2d4 san=d4
18400.000 completed ply=5 side=white uci=d2d4 san=d4 by=clock
18400.000 clock running=black why=press
