# Another reply than the sealed one is made when White has come: that is told once White goes on
# (I.9.3).
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
+300000 ! arrived white
+900 lift g8
+300 place f6
+9000 lift f1
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
389700.000 touched side=black square=g8 piece=n
390500.000 released side=black from=g8 square=f6 piece=n
390500.000 made ply=4 side=black uci=g8f6 san=Nf6
399000.000 touched side=white square=f1 piece=B
399800.000 released side=white from=f1 square=b5 piece=B
399800.000 made ply=5 side=white uci=f1b5 san=Bb5
399900.000 completed ply=4 side=black uci=g8f6 san=Nf6 by=answer
399900.000 completed ply=5 side=white uci=f1b5 san=Bb5 by=clock
399900.000 alert id=1 kind=touch-move article=I.9 side=black ply=4 confidence=likely evidence={"sealed":"Nc6"}
399900.000 clock running=black why=press
