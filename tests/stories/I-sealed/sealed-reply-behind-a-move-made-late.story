# The sealed move is made on the board when play has been resumed; then Black seals his reply to it
# (I.9.3).
set DefaultTime=3600
1000 press black
play e4 e5
expect from here
+900 ! seal Nf3
+900 ! adjourn
+60000 ! arrived black
+900 ! resume
+200 press white
+900 lift g1
+300 place f3
+20000 ! seal Nc6
+900 press black
+300000 ! arrived white
+900 lift b8
+300 place c6
+30000 lift f1
+300 place b5
+600 press white
---
5600.000 game state=adjourned
5600.000 clock why=pause
66500.000 game state=resumed
66500.000 clock running=black why=resume
66700.000 alert id=1 kind=no-move article=7.5.3 side=white ply=3 confidence=certain evidence={"penalty":{"kind":"add-opponent","seconds":120}}
67600.000 touched side=white square=g1 piece=N
68400.000 released side=white from=g1 square=f3 piece=N
68400.000 made ply=3 side=white uci=g1f3 san=Nf3
68400.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
88800.000 clock running=white why=press
389700.000 touched side=black square=b8 piece=n
390500.000 released side=black from=b8 square=c6 piece=n
390500.000 made ply=4 side=black uci=b8c6 san=Nc6
390500.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock
420000.000 touched side=white square=f1 piece=B
420800.000 released side=white from=f1 square=b5 piece=B
420800.000 made ply=5 side=white uci=f1b5 san=Bb5
420900.000 completed ply=5 side=white uci=f1b5 san=Bb5 by=clock
420900.000 clock running=black why=press
