# White has come before the game is resumed, Black answers in time: nobody is missed.
set DefaultTime=60
1000 press black
play e4 e5
expect from here
+900 ! seal Nf3
+900 ! adjourn
+60000 ! arrived white
+500 ! arrived black
+500 lift g1
+300 place f3
+600 ! resume
+200 press white
+50000 rest
+500 lift b8
+300 place c6
+600 press black
---
5600.000 game state=adjourned
5600.000 clock why=pause
66600.000 touched side=white square=g1 piece=N
67400.000 released side=white from=g1 square=f3 piece=N
67400.000 made ply=3 side=white uci=g1f3 san=Nf3
67500.000 game state=resumed
67500.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
67500.000 clock running=black why=resume
118200.000 touched side=black square=b8 piece=n
119000.000 released side=black from=b8 square=c6 piece=n
119000.000 made ply=4 side=black uci=b8c6 san=Nc6
119100.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock
119100.000 clock running=white why=press
