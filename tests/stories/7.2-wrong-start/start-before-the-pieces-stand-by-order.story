# Without levers the order to start comes before the king stands: the game begins with it.
set Clock=none
1000 lift e1
+1000 ! start
+3000 place e1
+2000 lift e2
+300 place e4
+2000 lift e7
+300 place e5
+3000 rest
---
0.000 game state=ready
2000.000 alert id=1 kind=wrong-start article=7.2.1 confidence=certain evidence={"missing":["e1"]}
2000.000 ruling id=1 alert=1 decision=lapsed
2000.000 game state=started
7000.000 touched side=white square=e2 piece=P
7800.000 released side=white from=e2 square=e4 piece=P
7800.000 made ply=1 side=white uci=e2e4 san=e4
9300.000 touched side=black square=e7 piece=p
10100.000 released side=black from=e7 square=e5 piece=p
10100.000 completed ply=1 side=white uci=e2e4 san=e4 by=answer
10100.000 made ply=2 side=black uci=e7e5 san=e5
12100.000 completed ply=2 side=black uci=e7e5 san=e5 by=rest
