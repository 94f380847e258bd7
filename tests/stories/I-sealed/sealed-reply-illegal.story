# The reply that Black has sealed is illegal, which shows when White comes: Black loses (I.8).
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
+20000 ! seal Nc5
+900 press black
+300900 ! arrived white
+900 ! confirm last
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
389700.000 alert id=1 kind=illegal-move article=I.8 side=black ply=4 confidence=certain evidence={"sealed":"Nc5","penalty":{"kind":"loss","result":"1-0"}}
389700.000 game state=adjourned
389700.000 clock why=pause
390600.000 ruling id=1 alert=1 side=black decision=confirmed penalty={"kind":"loss","result":"1-0"} by=arbiter
390600.000 game state=ended result=1-0 reason=illegal-moves article=I.8
