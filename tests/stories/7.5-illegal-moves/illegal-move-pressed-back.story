# Black presses to have an illegal move put right: he has played nothing himself.
set Edition=2023
1000 press black
2000 lift f1
+300 place b3
+900 press white
+2000 press black
+2000 lift b3
+300 place f1
+900 lift e2
+300 place e4
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=f1 piece=B
2800.000 released side=white from=f1 square=b3 piece=B
3200.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"f1","to":"b3","missing":["f1"],"unexpected":["b3"],"penalty":{"kind":"add-opponent","seconds":120}}
3200.000 clock running=black why=press
5200.000 clock running=white why=press
7200.000 touched side=white square=b3 piece=B
8000.000 released side=white from=b3 square=f1 piece=B
8400.000 touched side=white square=e2 piece=P
9000.000 released side=white from=e2 square=e4 piece=P
9000.000 made ply=1 side=white uci=e2e4 san=e4
9000.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
9000.000 clock running=black why=press
