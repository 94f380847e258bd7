# While the board does not answer nobody is missed.
set DefaultTime=5
1000 press black
+1000 fault
+9000 lift e2
+300 place e4
+500 press white
+1000 answers
+10000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 clock why=pause
3000.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"fault","since":2000000,"times":1,"silent_ms":1000}
12800.000 clock running=white why=resume
12800.000 touched side=white square=e2 piece=P
12800.000 released side=white from=e2 square=e4 piece=P
12800.000 made ply=1 side=white uci=e2e4 san=e4
12800.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
12800.000 clock running=black why=press
22800.000 ruling id=1 alert=1 decision=lapsed
