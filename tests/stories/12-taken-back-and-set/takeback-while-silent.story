# A move is taken back while the board fails, and what it shows counts once it answers again.
1000 press black
2000 lift e2
+300 place e4
+300 press white
+1000 fault
+500 ! takeback 1
+500 lift e4
+500 place e2
+500 answers
+3000 press black
+1000 lift d2
+300 place d4
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e4 piece=P
2600.000 made ply=1 side=white uci=e2e4 san=e4
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2600.000 clock running=black why=press
4100.000 game state=paused by=arbiter
4100.000 clock why=pause
4100.000 withdrawn ply=1 uci=e2e4 why=taken-back
4100.000 game state=irregular
4600.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"fault","since":3600000,"times":1,"silent_ms":1000}
6100.000 game state=restored
8600.000 game state=resumed
8600.000 clock running=white why=resume
9600.000 touched side=white square=d2 piece=P
10200.000 released side=white from=d2 square=d4 piece=P
10200.000 made ply=1 side=white uci=d2d4 san=d4
10200.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
10200.000 clock running=black why=press
