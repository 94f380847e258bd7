# White has made a move and not pressed: it stays made, and is pressed after the resumption.
1000 press black
play e4 e5
expect from here
+500 lift g1
+300 place f3
+900 ! adjourn
+60000 ! resume
+900 press white
+500 lift b8
+300 place c6
+600 press black
---
4300.000 touched side=white square=g1 piece=N
5100.000 released side=white from=g1 square=f3 piece=N
5100.000 made ply=3 side=white uci=g1f3 san=Nf3
5500.000 game state=adjourned
5500.000 clock why=pause
65500.000 game state=resumed
65500.000 clock running=white why=resume
66400.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
66400.000 clock running=black why=press
66900.000 touched side=black square=b8 piece=n
67700.000 released side=black from=b8 square=c6 piece=n
67700.000 made ply=4 side=black uci=b8c6 san=Nc6
67800.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock
67800.000 clock running=white why=press
