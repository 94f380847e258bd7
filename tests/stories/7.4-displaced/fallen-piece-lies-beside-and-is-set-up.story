# Black knocks his own pawn and White's over as he presses; White sets both up, and moves another.
1000 press black
pace 1000 300 300
play e4 e5
expect from here
+650 lift e4
+50 place e3
+150 lift d2
+6000 lift e3
+600 place e4
+700 place d2
+1500 lift g1
+400 place f3
+600 press white
---
4850.000 touched side=white square=e4 piece=P
5050.000 touched side=white square=d2 piece=P
10550.000 alert id=1 kind=displaced article=7.4.1 ply=3 confidence=certain evidence={"missing":["d2","e4"],"unexpected":["e3"]}
12150.000 released side=white from=e4 square=e4 piece=P
12850.000 released side=white from=d2 square=d2 piece=P
12850.000 ruling id=1 alert=1 decision=lapsed lasted_ms=2300
12850.000 game state=restored
13850.000 touched side=white square=g1 piece=N
14750.000 released side=white from=g1 square=f3 piece=N
14750.000 made ply=3 side=white uci=g1f3 san=Nf3
14850.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
14850.000 clock running=black why=press
