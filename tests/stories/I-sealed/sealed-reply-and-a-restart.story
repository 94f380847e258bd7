# Whoever watches the board starts anew while Black's reply waits for White.
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
+90000 restart
+2000 answers
+90000 ! arrived white
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
88800.000 clock running=white why=press
178800.000 alert id=1 kind=sensor ply=4 confidence=likely evidence={"what":"restart","since":178800000,"times":1,"silent_ms":0}
179800.000 clock why=pause
180800.000 clock running=white why=resume
190800.000 ruling id=1 alert=1 decision=lapsed
271700.000 touched side=black square=b8 piece=n
272500.000 released side=black from=b8 square=c6 piece=n
272500.000 made ply=4 side=black uci=b8c6 san=Nc6
272500.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock
