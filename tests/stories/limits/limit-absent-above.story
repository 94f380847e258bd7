# Whoever touches his first piece 1 ms after the default time of 10 s was absent (6.7.1).
set DefaultTime=10
1000 press black
+10001 lift e2
+300 place e4
+600 press white
+20000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
11001.000 touched side=white square=e2 piece=P
11801.000 released side=white from=e2 square=e4 piece=P
11801.000 made ply=1 side=white uci=e2e4 san=e4
11901.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
11901.000 clock running=black why=press
11901.000 alert id=1 kind=absent article=6.7.1 side=white confidence=possible evidence={"result":"0-1"}
