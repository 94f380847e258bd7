# White presses without a move, which costs two minutes once it is confirmed (7.5.3).
1000 press black
2000 press white
+2000 ! confirm last
+900 press black
+900 lift e2
+300 place e4
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 alert id=1 kind=no-move article=7.5.3 side=white ply=1 confidence=certain evidence={"penalty":{"kind":"add-opponent","seconds":120}}
2000.000 clock running=black why=press
4000.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
4000.000 game state=paused by=arbiter
4000.000 clock why=pause
4000.000 game state=irregular
4000.000 game state=restored
4900.000 game state=resumed
4900.000 clock running=white why=resume
5800.000 touched side=white square=e2 piece=P
6400.000 released side=white from=e2 square=e4 piece=P
6400.000 made ply=1 side=white uci=e2e4 san=e4
6400.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
6400.000 clock running=black why=press
