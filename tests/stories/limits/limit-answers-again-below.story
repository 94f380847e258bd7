# A board that fails again before it has answered for 10 s goes on failing: the alert stays open.
1000 press black
2000 lift e2
+300 place e4
+600 press white
+2000 lift e7
+300 place e5
+600 press black
+2000 fault
+1500 answers
+9999 fault
+500 answers
+1000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
2900.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2900.000 clock running=black why=press
4900.000 touched side=black square=e7 piece=p
5700.000 released side=black from=e7 square=e5 piece=p
5700.000 made ply=2 side=black uci=e7e5 san=e5
5800.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
5800.000 clock running=white why=press
8800.000 clock why=pause
8800.000 alert id=1 kind=sensor ply=3 confidence=likely evidence={"what":"fault","since":7800000,"times":1,"silent_ms":1000}
9300.000 clock running=white why=resume
