# No default time: Black comes a minute after the resumption (I.10).
1000 press black
play e4 e5
expect from here
+900 ! seal Nf3
+900 ! adjourn
+500 lift g1
+300 place f3
+600 ! resume
+60000 ! arrived black
+500 ! dismiss last
---
5600.000 game state=adjourned
5600.000 clock why=pause
6100.000 touched side=white square=g1 piece=N
6900.000 released side=white from=g1 square=f3 piece=N
6900.000 made ply=3 side=white uci=g1f3 san=Nf3
7000.000 game state=resumed
7000.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
7000.000 clock running=black why=resume
67000.000 alert id=1 kind=absent article=I.10 side=black confidence=possible evidence={"result":"1-0"}
67500.000 ruling id=1 alert=1 decision=dismissed by=arbiter
