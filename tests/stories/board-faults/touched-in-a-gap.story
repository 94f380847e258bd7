# The board fails with White's knight in the air: that it was touched accuses nobody afterwards.
1000 press black
2000 lift g1
+900 fault
+100 place g1
+900 answers
+900 lift d2
+300 place d4
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=g1 piece=N
3900.000 clock why=pause
3900.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"fault","since":2900000,"times":1,"silent_ms":1000}
3900.000 clock running=white why=resume
4400.000 released side=white from=g1 square=g1 piece=N
4800.000 touched side=white square=d2 piece=P
5400.000 released side=white from=d2 square=d4 piece=P
5400.000 made ply=1 side=white uci=d2d4 san=d4
5400.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
5400.000 clock running=black why=press
