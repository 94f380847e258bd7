# Without levers a move must rest while it is seen: the time in which the board fails does not
# count.
set Clock=none
1000 ! start
2000 lift e2
+300 place e4
+1000 fault
+10000 answers
+900 lift e7
+300 place e5
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
4300.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"fault","since":3300000,"times":1,"silent_ms":1000}
14200.000 touched side=black square=e7 piece=p
15000.000 released side=black from=e7 square=e5 piece=p
15000.000 completed ply=1 side=white uci=e2e4 san=e4 by=answer
15000.000 made ply=2 side=black uci=e7e5 san=e5
17000.000 completed ply=2 side=black uci=e7e5 san=e5 by=rest
