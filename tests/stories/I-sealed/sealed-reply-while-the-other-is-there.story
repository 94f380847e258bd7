# White is there, so that Black must reply on the board: a press without a move is one (7.5.3),
# whatever he has sealed.
set DefaultTime=3600
1000 press black
play e4 e5
expect from here
+900 ! seal Nf3
+900 ! adjourn
+60000 ! arrived black
+900 ! arrived white
+900 lift g1
+300 place f3
+900 ! resume
+200 press white
+20000 ! seal Nc6
+900 press black
---
5600.000 game state=adjourned
5600.000 clock why=pause
67400.000 touched side=white square=g1 piece=N
68200.000 released side=white from=g1 square=f3 piece=N
68200.000 made ply=3 side=white uci=g1f3 san=Nf3
68600.000 game state=resumed
68600.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
68600.000 clock running=black why=resume
89700.000 alert id=1 kind=no-move article=7.5.3 side=black ply=4 confidence=certain evidence={"penalty":{"kind":"add-opponent","seconds":120}}
89700.000 clock running=white why=press
