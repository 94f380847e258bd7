# An illegal move is made while the board fails and not pressed: displaced is all that can be told.
1000 press black
2000 fault
+500 lift e2
+500 place e5
+500 press white
+500 answers
+3000 ! confirm last
+1000 lift e5
+1000 place e2
+1000 ! resume
+1000 lift e2
+500 place e4
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 clock why=pause
3000.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"fault","since":2000000,"times":1,"silent_ms":1000}
4000.000 clock running=white why=resume
4000.000 alert id=2 kind=displaced article=7.4.1 ply=1 confidence=certain evidence={"missing":["e2"],"unexpected":["e5"]}
4000.000 touched side=white square=e2 piece=P
4000.000 released side=white from=e2 square=e5 piece=P
4000.000 clock running=black why=press
7000.000 ruling id=1 alert=2 decision=confirmed by=arbiter
7000.000 game state=paused by=arbiter
7000.000 clock why=pause
7000.000 game state=irregular
8000.000 touched side=white square=e5 piece=P
9500.000 released side=white from=e5 square=e2 piece=P
9500.000 game state=restored
10000.000 game state=resumed
10000.000 clock running=white why=resume
11000.000 touched side=white square=e2 piece=P
12000.000 released side=white from=e2 square=e4 piece=P
12000.000 made ply=1 side=white uci=e2e4 san=e4
