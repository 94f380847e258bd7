# A move that a confirmed offence has taken off the record cannot be taken back once more, and the
# board is still to show the position before the offence (7.5.1).
500 press black
play e4 e5
+1000 ! offence white illegal-move
+1000 ! takeback 2
+1000 lift e5
+300 place e7
+3000 lift e4
+300 place e2
+3000 ! resume
+1000 lift d2
+300 place d4
+300 press white
+1000 lift d7
+300 place d5
+300 press black
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
1000.000 touched side=white square=e2 piece=P
1800.000 released side=white from=e2 square=e4 piece=P
1800.000 made ply=1 side=white uci=e2e4 san=e4
1900.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
1900.000 clock running=black why=press
2400.000 touched side=black square=e7 piece=p
3200.000 released side=black from=e7 square=e5 piece=p
3200.000 made ply=2 side=black uci=e7e5 san=e5
3300.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
3300.000 clock running=white why=press
4300.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"seen_by":"arbiter","penalty":{"kind":"add-opponent","seconds":120}}
4300.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
4300.000 game state=paused by=arbiter
4300.000 clock why=pause
4300.000 withdrawn ply=2 uci=e7e5 why=taken-back
4300.000 withdrawn ply=1 uci=e2e4 why=taken-back
4300.000 game state=irregular
5300.000 refused takeback 2
10400.000 game state=restored
12900.000 game state=resumed
12900.000 clock running=white why=resume
13900.000 touched side=white square=d2 piece=P
14500.000 released side=white from=d2 square=d4 piece=P
14500.000 made ply=1 side=white uci=d2d4 san=d4
14500.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
14500.000 clock running=black why=press
15500.000 touched side=black square=d7 piece=p
16100.000 released side=black from=d7 square=d5 piece=p
16100.000 made ply=2 side=black uci=d7d5 san=d5
16100.000 completed ply=2 side=black uci=d7d5 san=d5 by=clock
16100.000 clock running=white why=press
