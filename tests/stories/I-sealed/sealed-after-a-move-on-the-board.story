# White makes a move on the board after being told to seal, and must seal that move (I.1.1).
1000 press black
play e4 e5
expect from here
+500 lift g1
+300 place f3
+900 ! seal Nc3
+900 ! seal Nf3
+900 ! adjourn
+60000 ! resume
+200 press white
+500 lift b8
+300 place c6
+600 press black
---
4300.000 touched side=white square=g1 piece=N
5100.000 released side=white from=g1 square=f3 piece=N
5100.000 made ply=3 side=white uci=g1f3 san=Nf3
5500.000 refused seal Nc3
7300.000 game state=adjourned
7300.000 clock why=pause
67300.000 game state=resumed
67300.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
67300.000 clock running=black why=resume
68000.000 touched side=black square=b8 piece=n
68800.000 released side=black from=b8 square=c6 piece=n
68800.000 made ply=4 side=black uci=b8c6 san=Nc6
68900.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock
68900.000 clock running=white why=press
