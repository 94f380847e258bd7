# The daemon begins anew between a move and its press, and nothing is lost.
1000 press black
2000 lift e2
+300 place e4
+300 restart
+0 answers
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"restart","since":2600000,"times":1,"silent_ms":0}
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
2900.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2900.000 clock running=black why=press
