# A position is set while a move is made and not pressed: that move is withdrawn.
1000 press black
2000 lift e2
+300 place e4
+1000 ! set-position rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
+1000 lift e4
+300 place e2
+1000 ! resume
+1000 lift d2
+300 place d4
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
3300.000 game state=paused by=arbiter
3300.000 clock why=pause
3300.000 withdrawn ply=1 uci=e2e4 why=taken-back
3300.000 game state=paused
3300.000 game state=irregular
5100.000 game state=restored
5600.000 game state=resumed
5600.000 clock running=white why=resume
6600.000 touched side=white square=d2 piece=P
7200.000 released side=white from=d2 square=d4 piece=P
7200.000 made ply=1 side=white uci=d2d4 san=d4
7200.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
7200.000 clock running=black why=press
