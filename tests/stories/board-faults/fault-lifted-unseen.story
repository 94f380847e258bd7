# A piece is lifted while the board fails, and set down and pressed behind it.
1000 press black
2000 fault
+500 lift e2
+500 answers
+1000 place e4
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 clock why=pause
3000.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"fault","since":2000000,"times":1,"silent_ms":1000}
3000.000 clock running=white why=resume
3000.000 touched side=white square=e2 piece=P
4300.000 released side=white from=e2 square=e4 piece=P
4300.000 made ply=1 side=white uci=e2e4 san=e4
4300.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
4300.000 clock running=black why=press
