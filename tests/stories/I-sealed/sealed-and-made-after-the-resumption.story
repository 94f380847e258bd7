# The sealed move is made on the board while the clock of whoever must reply runs already; no press
# is needed for it.
1000 press black
play e4 e5
expect from here
+900 ! seal Nf3
+900 ! adjourn
+60000 ! resume
+900 lift g1
+300 place f3
+600 press white
+500 lift b8
+300 place c6
+600 press black
---
5600.000 game state=adjourned
5600.000 clock why=pause
65600.000 game state=resumed
65600.000 clock running=black why=resume
66500.000 touched side=white square=g1 piece=N
67300.000 released side=white from=g1 square=f3 piece=N
67300.000 made ply=3 side=white uci=g1f3 san=Nf3
67300.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
67900.000 touched side=black square=b8 piece=n
68700.000 released side=black from=b8 square=c6 piece=n
68700.000 made ply=4 side=black uci=b8c6 san=Nc6
68800.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock
68800.000 clock running=white why=press
