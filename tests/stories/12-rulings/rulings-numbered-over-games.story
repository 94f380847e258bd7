# Alerts and rulings are numbered through all of a board's games: the second game's first ruling is
# the board's second, and undoes as that.
set TimeControl=300
1000 press black
2000 press white
+1000 ! confirm last
+1000 ! result 1/2-1/2
+2000 press black
+1000 ! start
+2000 press white
+1000 ! confirm last
+1000 ! undo 1
+1000 ! undo 2
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 alert id=1 kind=no-move article=7.5.3 side=white ply=1 confidence=certain evidence={"penalty":{"kind":"add-opponent","seconds":60}}
2000.000 clock running=black why=press
3000.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":60} by=arbiter
3000.000 game state=paused by=arbiter
3000.000 clock why=pause
3000.000 clock why=penalty
3000.000 game state=irregular
3000.000 game state=restored
4000.000 game state=ended result=1/2-1/2 reason=arbiter
6000.000 game state=started
6000.000 clock running=white why=start
7000.000 refused start
9000.000 alert id=2 kind=no-move article=7.5.3 side=white ply=1 confidence=certain evidence={"penalty":{"kind":"add-opponent","seconds":60}}
9000.000 clock running=black why=press
10000.000 ruling id=2 alert=2 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":60} by=arbiter
10000.000 game state=paused by=arbiter
10000.000 clock why=pause
10000.000 clock why=penalty
10000.000 game state=irregular
10000.000 game state=restored
11000.000 refused undo 1
12000.000 ruling id=2 alert=2 decision=undone by=arbiter
12000.000 clock why=penalty
