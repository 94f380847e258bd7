# The board fails after White's move and press, and Black has begun his answer.
1000 press black
2000 fault
+500 lift e2
+500 place e4
+500 press white
+500 lift e7
+500 answers
+500 place e5
+300 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 clock why=pause
3000.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"fault","since":2000000,"times":1,"silent_ms":1000}
4500.000 clock running=white why=resume
4500.000 touched side=white square=e2 piece=P
4500.000 released side=white from=e2 square=e4 piece=P
4500.000 made ply=1 side=white uci=e2e4 san=e4
4500.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
4500.000 clock running=black why=press
4500.000 touched side=black square=e7 piece=p
5300.000 released side=black from=e7 square=e5 piece=p
5300.000 made ply=2 side=black uci=e7e5 san=e5
5300.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
5300.000 clock running=white why=press
