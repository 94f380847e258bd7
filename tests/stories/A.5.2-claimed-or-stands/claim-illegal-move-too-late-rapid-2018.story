# An illegal move that was put right and answered cannot be claimed any more (A.4.2).
# It costs nothing if the arbiter hears of it.
set Edition=2018
set TimeControl=900+10
1000 press black
2000 lift e2
+300 place e5
+300 press white

+1000 press black
+1000 lift e5
+300 place e4
+600 press white
+1000 lift e7
+300 place e5
+300 press black

+1000 ! claim illegal-move
+1000 ! confirm last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e5 piece=P
2600.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"e2","to":"e5","missing":["e2"],"unexpected":["e5"],"penalty":{"kind":"add-opponent","seconds":120}}
2600.000 clock running=black why=press
3600.000 clock running=white why=press
4600.000 touched side=white square=e5 piece=P
5400.000 released side=white from=e5 square=e4 piece=P
5400.000 made ply=1 side=white uci=e2e4 san=e4
5500.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
5500.000 clock running=black why=press
6500.000 touched side=black square=e7 piece=p
7100.000 released side=black from=e7 square=e5 piece=p
7100.000 made ply=2 side=black uci=e7e5 san=e5
7100.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
7100.000 clock running=white why=press
8100.000 refused claim illegal-move
9100.000 ruling id=1 alert=1 decision=confirmed by=arbiter
