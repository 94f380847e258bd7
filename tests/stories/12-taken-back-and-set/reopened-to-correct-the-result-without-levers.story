# Without levers a wrong result is entered, pieces are taken off, and the result is put right: the
# last move, completed by the end of the game, stays on the record.
set Clock=none
1000 ! start
+2000 lift e2
+400 place e4
+4600 lift e7
+400 place e5
+1300 ! result 0-1
+2300 lift e5
+1000 lift e4
+1000 lift d2
+1000 lift c2
+1000 lift d7
+14000 ! reopen
+500 ! result 1-0
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
3000.000 touched side=white square=e2 piece=P
3900.000 released side=white from=e2 square=e4 piece=P
3900.000 made ply=1 side=white uci=e2e4 san=e4
5900.000 completed ply=1 side=white uci=e2e4 san=e4 by=rest
8000.000 touched side=black square=e7 piece=p
8900.000 released side=black from=e7 square=e5 piece=p
8900.000 made ply=2 side=black uci=e7e5 san=e5
9700.000 completed ply=2 side=black uci=e7e5 san=e5 by=end
9700.000 game state=ended result=0-1 reason=arbiter
30000.000 game state=paused by=arbiter
30000.000 game state=irregular
30500.000 game state=ended result=1-0 reason=arbiter
