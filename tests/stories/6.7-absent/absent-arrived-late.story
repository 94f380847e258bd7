# No default time is set: whoever comes after the start is late, which the arbiter says (6.7.1).
editions 2017 2018 2023
1000 ! start
+40000 ! arrived white
+5000 ! arrived white
+5000 lift e2
+300 place e4
+600 press white
+500 lift e7
+300 place e5
+600 press black
+5000 ! arrived black
+500 ! dismiss last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
41000.000 alert id=1 kind=absent article=6.7.1 side=white confidence=possible evidence={"result":"0-1"}
51000.000 touched side=white square=e2 piece=P
51800.000 released side=white from=e2 square=e4 piece=P
51800.000 made ply=1 side=white uci=e2e4 san=e4
51900.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
51900.000 clock running=black why=press
52400.000 touched side=black square=e7 piece=p
53200.000 released side=black from=e7 square=e5 piece=p
53200.000 made ply=2 side=black uci=e7e5 san=e5
53300.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
53300.000 clock running=white why=press
58800.000 ruling id=1 alert=1 decision=dismissed by=arbiter
