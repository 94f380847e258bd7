# A piece is lifted, and set down while the board fails.
1000 press black
2000 lift e2
+300 fault
+500 place e4
+500 answers
+1000 press white
+1000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
3300.000 clock why=pause
3300.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"fault","since":2300000,"times":1,"silent_ms":1000}
3300.000 clock running=white why=resume
3800.000 released side=white from=e2 square=e4 piece=P
3800.000 made ply=1 side=white uci=e2e4 san=e4
4300.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
4300.000 clock running=black why=press
