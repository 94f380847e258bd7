# In blitz with limited supervision nobody claims White's illegal move before Black has made his
# next one, and so it stands.
editions 2001 2017 2018 2023
set Format=blitz
1000 press black
2000 lift e2
+300 place e5
+300 press white
+2000 lift e7
+700 place e6
+1000 press black
+2000 lift d2
+300 place d4
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e5 piece=P
[2001] 2600.000 alert id=1 kind=illegal-move article=7.4a side=white ply=1 confidence=certain evidence={"from":"e2","to":"e5","missing":["e2"],"unexpected":["e5"],"penalty":{"kind":"loss","result":"0-1"}}
[2017] 2600.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"e2","to":"e5","missing":["e2"],"unexpected":["e5"],"penalty":{"kind":"loss","result":"0-1"}}
[2018 2023] 2600.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=1 confidence=certain evidence={"from":"e2","to":"e5","missing":["e2"],"unexpected":["e5"],"penalty":{"kind":"add-opponent","seconds":60}}
2600.000 clock running=black why=press
4600.000 touched side=black square=e7 piece=p
5800.000 released side=black from=e7 square=e6 piece=p
5800.000 ruling id=1 alert=1 decision=lapsed
[2001] 5800.000 alert id=2 kind=illegal-move-stands article=C.3 side=white ply=1 confidence=certain evidence={"from":"e2","to":"e5"}
[2017 2018] 5800.000 alert id=2 kind=illegal-move-stands article=A.4.2 side=white ply=1 confidence=certain evidence={"from":"e2","to":"e5"}
[2023] 5800.000 alert id=2 kind=illegal-move-stands article=A.5.2 side=white ply=1 confidence=certain evidence={"from":"e2","to":"e5"}
5800.000 made ply=2 side=black uci=e7e6 san=e6
6300.000 completed ply=2 side=black uci=e7e6 san=e6 by=clock
6300.000 clock running=white why=press
8300.000 touched side=white square=d2 piece=P
8900.000 released side=white from=d2 square=d4 piece=P
8900.000 made ply=3 side=white uci=d2d4 san=d4
8900.000 completed ply=3 side=white uci=d2d4 san=d4 by=clock
8900.000 clock running=black why=press
