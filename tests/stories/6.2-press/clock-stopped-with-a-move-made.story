# White moves while the clock is stopped, and it goes on with his time: the move awaits his press.
1000 press black
play e4 e5 Nf3 Nc6
expect from here
+2000 level
+1000 lift f1
+300 place b5
+5000 press black
+600 press white
+1000 lift a7
+300 place a6
+600 press black
---
8600.000 clock why=pause
9600.000 touched side=white square=f1 piece=B
10400.000 released side=white from=f1 square=b5 piece=B
10400.000 made ply=5 side=white uci=f1b5 san=Bb5
14900.000 clock running=white why=resume
15500.000 completed ply=5 side=white uci=f1b5 san=Bb5 by=clock
15500.000 clock running=black why=press
16500.000 touched side=black square=a7 piece=p
17300.000 released side=black from=a7 square=a6 piece=p
17300.000 made ply=6 side=black uci=a7a6 san=a6
17400.000 completed ply=6 side=black uci=a7a6 san=a6 by=clock
17400.000 clock running=white why=press
