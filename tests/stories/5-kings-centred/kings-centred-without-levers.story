# Without levers the kings are put in the centre before anybody has moved.
set Clock=none
1000 ! start
+2000 lift e8
+600 place d5
+900 lift e1
+600 place e4
+3000 ! dismiss last
+3000 lift d5
+600 place e8
+900 lift e4
+600 place e1
+3000 lift e2
+600 place e4
+3000 lift e7
+600 place e5
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
3000.000 touched side=white square=e8 piece=k
5600.000 alert id=1 kind=displaced article=5.1.2 ply=1 confidence=possible evidence={"kings":"1-0","missing":["e1","e8"],"unexpected":["e4","d5"],"result":"1-0"}
8100.000 ruling id=1 alert=1 decision=dismissed by=arbiter
8100.000 touched side=white square=e1 piece=K
11600.000 released side=white from=e1 square=e4 piece=K
12200.000 released side=white from=e8 square=e8 piece=k
12600.000 touched side=white square=e4 piece=K
13700.000 released side=white from=e4 square=e1 piece=K
13700.000 game state=restored
16200.000 touched side=white square=e2 piece=P
17300.000 released side=white from=e2 square=e4 piece=P
17300.000 made ply=1 side=white uci=e2e4 san=e4
19300.000 completed ply=1 side=white uci=e2e4 san=e4 by=rest
19800.000 touched side=black square=e7 piece=p
20900.000 released side=black from=e7 square=e5 piece=p
20900.000 made ply=2 side=black uci=e7e5 san=e5
22900.000 completed ply=2 side=black uci=e7e5 san=e5 by=rest
