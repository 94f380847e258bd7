# An illegal move is one on the mover's own board, and is not announced.
set VisuallyDisabled=black
set TimeControl=5400+30
1000 press black
+1000 lift e2
+300 place e4
+1000 press white
+1500 second lift e2
+700 second place e4
+900 second lift e7
+700 second place e3
+500 press black
+2000 ! confirm last
+2000 second lift e3
+600 second place e7
+1000 press white
+1000 second lift e7
+600 second place e6
+1000 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
2800.000 announcement ply=1 side=white what=move uci=e2e4 words=Bauer Eva zwei Eva vier
3300.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
3300.000 clock running=black why=press
6400.000 touched side=black square=e7 piece=p
7600.000 released side=black from=e7 square=e3 piece=p
7600.000 alert id=1 kind=illegal-move article=7.5.1 side=black ply=2 confidence=certain evidence={"from":"e7","to":"e3","missing":["e7"],"unexpected":["e3"],"penalty":{"kind":"add-opponent","seconds":120}}
7600.000 clock running=white why=press
9600.000 ruling id=1 alert=1 side=black decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
9600.000 game state=paused by=arbiter
9600.000 clock why=pause
9600.000 clock why=penalty
9600.000 game state=irregular
11600.000 touched side=black square=e3 piece=p
12700.000 released side=black from=e3 square=e7 piece=p
12700.000 game state=restored
13200.000 game state=resumed
13200.000 clock running=black why=resume
14200.000 touched side=black square=e7 piece=p
15300.000 released side=black from=e7 square=e6 piece=p
15300.000 made ply=2 side=black uci=e7e6 san=e6
15300.000 announcement ply=2 side=black what=move uci=e7e6 words=Bauer Eva sieben Eva sechs
15800.000 completed ply=2 side=black uci=e7e6 san=e6 by=clock
15800.000 clock running=white why=press
