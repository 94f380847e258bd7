# Nobody says that Black has come; but somebody makes the sealed move on the board, for which the
# envelope was opened.
set DefaultTime=3600
1000 press black
play e4 e5
expect from here
+900 ! seal Nf3
+900 ! adjourn
+60000 ! arrived white
+900 ! resume
+120000 lift g1
+300 place f3
+200 press white
+500 lift b8
+300 place c6
+600 press black
---
5600.000 game state=adjourned
5600.000 clock why=pause
66500.000 game state=resumed
66500.000 clock running=black why=resume
186500.000 touched side=white square=g1 piece=N
187000.000 released side=white from=g1 square=f3 piece=N
187000.000 made ply=3 side=white uci=g1f3 san=Nf3
187000.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
187500.000 touched side=black square=b8 piece=n
188300.000 released side=black from=b8 square=c6 piece=n
188300.000 made ply=4 side=black uci=b8c6 san=Nc6
188400.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock
188400.000 clock running=white why=press
