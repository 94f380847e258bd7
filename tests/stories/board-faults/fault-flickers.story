# The board fails several times, each too short to be told, which together is told once.
1000 press black
2000 fault
+300 answers
+50 fault
+300 answers
+50 fault
+300 answers
+50 fault
+300 answers
+50 fault
+300 answers
+50 fault
+300 answers
+9000 lift e2
+300 place e4
+300 press white
+1000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3150.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"fault","since":2000000,"times":4,"silent_ms":1000}
13050.000 touched side=white square=e2 piece=P
13650.000 released side=white from=e2 square=e4 piece=P
13650.000 made ply=1 side=white uci=e2e4 san=e4
13650.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
13650.000 clock running=black why=press
14050.000 ruling id=1 alert=1 decision=lapsed
