# A move to a dead square that nobody saw is taken up behind a restart, and taken back like any.
set DeadSquares=e4 e2
stands ffff00000000efff
1000 press black
2000 lift d2
+300 place d4
+600 press white
+500 restart
+500 lift d7
+500 place d5
+500 press black
+500 answers
+2000 press white
+500 lift d5
+300 place d7
+600 ! takeback 2
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=d2 piece=P
2800.000 released side=white from=d2 square=d4 piece=P
2800.000 made ply=1 side=white uci=d2d4 san=d4
2900.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
2900.000 clock running=black why=press
3400.000 alert id=1 kind=sensor ply=2 confidence=likely evidence={"what":"restart","since":3400000,"times":1,"silent_ms":0}
4400.000 clock why=pause
5400.000 clock running=black why=resume
5400.000 touched side=black square=d7 piece=p
5400.000 released side=black from=d7 square=d5 piece=p
5400.000 made ply=2 side=black uci=d7d5 san=d5
5400.000 completed ply=2 side=black uci=d7d5 san=d5 by=clock
5400.000 clock running=white why=press
7400.000 touched side=white square=e2 piece=P
7400.000 released side=white from=e2 square=e4 piece=P
7400.000 made ply=3 side=white uci=e2e4 san=e4
7400.000 completed ply=3 side=white uci=e2e4 san=e4 by=clock
7400.000 clock running=black why=press
7900.000 touched side=black square=d5 piece=p
8800.000 game state=paused by=arbiter
8800.000 clock why=pause
8800.000 withdrawn ply=3 uci=e2e4 why=taken-back
8800.000 withdrawn ply=2 uci=d7d5 why=taken-back
8800.000 game state=irregular
8800.000 game state=restored
