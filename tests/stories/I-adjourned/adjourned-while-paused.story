# A game is adjourned while its clocks are paused.
1000 press black
play e4 e5
expect from here
+900 ! pause
+900 ! adjourn
+60000 ! resume
+500 lift g1
+300 place f3
+600 press white
---
4700.000 game state=paused by=arbiter
4700.000 clock why=pause
5600.000 game state=adjourned
65600.000 game state=resumed
65600.000 clock running=white why=resume
66100.000 touched side=white square=g1 piece=N
66900.000 released side=white from=g1 square=f3 piece=N
66900.000 made ply=3 side=white uci=g1f3 san=Nf3
67000.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
67000.000 clock running=black why=press
