# The board is knocked while it fails: it differs and agrees again, and nobody is accused.
1000 press black
2000 fault
+500 lift a2 b2 c2 h7 g7
+500 place a3 b3 c4 h6 g6
+500 answers
+3000 lift a3 b3 c4 h6 g6
+1000 place a2 b2 c2 h7 g7
+1000 lift e2
+500 place e4
+500 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 clock why=pause
3000.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"fault","since":2000000,"times":1,"silent_ms":1000}
3500.000 clock running=white why=resume
4000.000 alert id=2 kind=displaced article=7.4.1 ply=1 confidence=certain evidence={"missing":["a2","b2","c2","g7","h7"],"unexpected":["a3","b3","c4","g6","h6"]}
4000.000 touched side=white square=g7 piece=p
4000.000 touched side=white square=h7 piece=p
4000.000 touched side=white square=a2 piece=P
4000.000 touched side=white square=b2 piece=P
4000.000 touched side=white square=c2 piece=P
4000.000 released side=white from=a2 square=a3 piece=P
4000.000 released side=white from=b2 square=b3 piece=P
4000.000 released side=white from=c2 square=c4 piece=P
6500.000 touched side=white square=a3 piece=P
6500.000 touched side=white square=b3 piece=P
6500.000 touched side=white square=c4 piece=P
8000.000 released side=white from=a3 square=a2 piece=P
8000.000 released side=white from=b3 square=b2 piece=P
8000.000 released side=white from=c4 square=c2 piece=P
8000.000 released side=white from=g7 square=g7 piece=p
8000.000 released side=white from=h7 square=h7 piece=p
8000.000 ruling id=1 alert=2 decision=lapsed lasted_ms=4000
8000.000 game state=restored
8500.000 touched side=white square=e2 piece=P
9500.000 released side=white from=e2 square=e4 piece=P
9500.000 made ply=1 side=white uci=e2e4 san=e4
9500.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
9500.000 clock running=black why=press
