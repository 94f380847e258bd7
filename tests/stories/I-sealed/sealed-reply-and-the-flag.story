# White's clock runs while Black's reply waits for him, and his flag falls.
set DefaultTime=3600
set TimeControl=300
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
+400000 ! confirm last
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
385600.000 clock running=white why=flag
385600.000 alert id=1 kind=flag-fall article=A.5.5 side=white ply=4 confidence=certain evidence={"result":"0-1"}
488800.000 ruling id=1 alert=1 decision=confirmed by=arbiter
488800.000 clock why=pause
488800.000 game state=ended result=0-1 reason=time article=A.5.3
