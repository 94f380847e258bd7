# Until he has pressed Black may change what he seals; then not any more (I.1.1).
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
+20000 ! seal Nf6
+900 ! seal Nc6
+900 press black
+900 ! seal d6
+300000 ! arrived white
+900 lift b8
+300 place c6
+9000 rest
---
5600.000 game state=adjourned
5600.000 clock why=pause
66500.000 touched side=white square=g1 piece=N
67300.000 released side=white from=g1 square=f3 piece=N
67300.000 made ply=3 side=white uci=g1f3 san=Nf3
67700.000 game state=resumed
67700.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
67700.000 clock running=black why=resume
89700.000 clock running=white why=press
90600.000 refused seal d6
391500.000 touched side=black square=b8 piece=n
392300.000 released side=black from=b8 square=c6 piece=n
392300.000 made ply=4 side=black uci=b8c6 san=Nc6
392300.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock
