# Black answers an illegal move by another, and the arbiter takes both back with the first.
set Edition=2023
show fen
1000 press black
2000 lift f1
+300 place b3
+900 press white
+2000 lift b8
+600 place b6
+900 press black
+2000 ! confirm 1
+1000 lift b6
+300 place b8
+300 lift b3
+300 place f1
+1000 ! resume
+1000 lift e2
+300 place e4
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=f1 piece=B
2800.000 released side=white from=f1 square=b3 piece=B
3200.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"f1","to":"b3","missing":["f1"],"unexpected":["b3"],"penalty":{"kind":"add-opponent","seconds":120}}
3200.000 clock running=black why=press
5200.000 touched side=black square=b8 piece=n
6300.000 released side=black from=b8 square=b6 piece=n
6700.000 alert id=2 kind=illegal-move article=7.5.1 side=black ply=2 confidence=certain evidence={"from":"b8","to":"b6","missing":["b8"],"unexpected":["b6"],"penalty":{"kind":"add-opponent","seconds":120}}
6700.000 clock running=white why=press
8700.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
8700.000 game state=paused by=arbiter
8700.000 clock why=pause
8700.000 game state=irregular
11100.000 game state=restored
11600.000 game state=resumed
11600.000 clock running=white why=resume
12600.000 touched side=white square=e2 piece=P
13200.000 released side=white from=e2 square=e4 piece=P
13200.000 made ply=1 side=white uci=e2e4 san=e4 fen=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1
13200.000 completed ply=1 side=white uci=e2e4 san=e4 fen=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1 by=clock
13200.000 clock running=black why=press
