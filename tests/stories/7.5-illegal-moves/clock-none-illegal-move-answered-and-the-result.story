# Without clocks an illegal move has been answered, and the result is entered: what was told of it
# for certain stays.
set Clock=none
1000 ! start
+1000 lift e2
+300 place e4
+3000 lift f8
+500 place d6
+3000 lift d2
+300 place d4
+4000 rest
+2000 ! result 1/2-1/2
---
0.000 game state=ready
1000.000 game state=started
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
4800.000 completed ply=1 side=white uci=e2e4 san=e4 by=rest
5300.000 touched side=black square=f8 piece=b
6300.000 released side=black from=f8 square=d6 piece=b
8800.000 touched side=white square=d2 piece=P
9600.000 released side=white from=d2 square=d4 piece=P
9600.000 alert id=1 kind=illegal-move article=7.5.1 side=black ply=2 confidence=certain evidence={"from":"f8","to":"d6","missing":["f8"],"unexpected":["d6"],"penalty":{"kind":"add-opponent","seconds":120}}
9600.000 made ply=3 side=white uci=d2d4 san=d4
11600.000 completed ply=3 side=white uci=d2d4 san=d4 by=rest
15100.000 game state=ended result=1/2-1/2 reason=arbiter
