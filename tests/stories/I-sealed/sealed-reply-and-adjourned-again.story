# White never came that day: the game is adjourned again, and the reply opened at the next
# resumption.
set DefaultTime=3600
1000 press black
play e4 e5
expect from here
+900 ! seal Nf3
+900 ! adjourn
+60000 ! arrived black
+900 lift g1
+300 place f3
+900 ! resume
+200 press white
+20000 ! seal Nc6
+900 press black
+900000 ! adjourn
+900000 lift b8
+300 place c6
+900 ! resume
+3000 lift f1
+300 place b5
+600 press white
---
5600.000 game state=adjourned
5600.000 clock why=pause
66500.000 touched side=white square=g1 piece=N
67300.000 released side=white from=g1 square=f3 piece=N
67300.000 made ply=3 side=white uci=g1f3 san=Nf3
67700.000 game state=resumed
67700.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
67700.000 clock running=black why=resume
88800.000 clock running=white why=press
988800.000 game state=adjourned
988800.000 clock why=pause
1888800.000 touched side=black square=b8 piece=n
1889600.000 released side=black from=b8 square=c6 piece=n
1889600.000 made ply=4 side=black uci=b8c6 san=Nc6
1890000.000 game state=resumed
1890000.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock
1890000.000 clock running=white why=resume
1893000.000 touched side=white square=f1 piece=B
1893800.000 released side=white from=f1 square=b5 piece=B
1893800.000 made ply=5 side=white uci=f1b5 san=Bb5
1893900.000 completed ply=5 side=white uci=f1b5 san=Bb5 by=clock
1893900.000 clock running=black why=press
