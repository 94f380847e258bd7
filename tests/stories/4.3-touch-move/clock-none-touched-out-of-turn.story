# Without clocks Black's touch while White thinks is no answer to anything.
set Clock=none
1000 ! start
2000 lift e7
+600 place e7
+2000 lift e7
+600 place e4
+3000 lift e4
+300 place e7
+2000 lift e2
+300 place e4
+3000 lift e7
+300 place e5
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
2000.000 touched side=white square=e7 piece=p
3100.000 released side=white from=e7 square=e7 piece=p
3100.000 alert id=1 kind=touched-out-of-turn article=4.2.1 side=black ply=1 confidence=possible evidence={"square":"e7","sides":["white","black"]}
4600.000 touched side=white square=e7 piece=p
9000.000 released side=white from=e7 square=e7 piece=p
10500.000 touched side=white square=e2 piece=P
11300.000 released side=white from=e2 square=e4 piece=P
11300.000 made ply=1 side=white uci=e2e4 san=e4
13300.000 completed ply=1 side=white uci=e2e4 san=e4 by=rest
13800.000 touched side=black square=e7 piece=p
14600.000 released side=black from=e7 square=e5 piece=p
14600.000 made ply=2 side=black uci=e7e5 san=e5
16600.000 completed ply=2 side=black uci=e7e5 san=e5 by=rest
