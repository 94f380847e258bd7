# Play is paused and resumed between White's move and his press, which completes it.
set TimeControl=300
1000 press black
2000 lift e2
+300 place e4
+900 ! pause
+900 ! resume
+900 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
3200.000 game state=paused by=arbiter
3200.000 clock why=pause
4100.000 game state=resumed
4100.000 clock running=white why=resume
5000.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
5000.000 clock running=black why=press
