# The envelope was kept elsewhere, and is entered when it is opened.
1000 press black
play e4 e5
expect from here
+900 ! adjourn
+60000 ! seal Nf3
+900 lift g1
+300 place f3
+900 ! resume
+200 press white
+500 lift b8
+300 place c6
+600 press black
---
4700.000 game state=adjourned
4700.000 clock why=pause
65600.000 touched side=white square=g1 piece=N
66400.000 released side=white from=g1 square=f3 piece=N
66400.000 made ply=3 side=white uci=g1f3 san=Nf3
66800.000 game state=resumed
66800.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
66800.000 clock running=black why=resume
67500.000 touched side=black square=b8 piece=n
68300.000 released side=black from=b8 square=c6 piece=n
68300.000 made ply=4 side=black uci=b8c6 san=Nc6
68400.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock
68400.000 clock running=white why=press
