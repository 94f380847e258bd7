# Without levers a game is reopened that ended by a wrong result: once the board shows the last move
# again, it goes on from there.
set Clock=none
1000 ! start
+2000 lift e2
+400 place e4
+4600 lift e7
+400 place e5
+1300 ! result 0-1
+2300 lift e5
+1000 lift e4
+14000 ! reopen
+2000 place e4
+1000 place e5
+3000 ! resume
+3000 lift g1
+500 place f3
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
27000.000 game state=paused by=arbiter
27000.000 game state=irregular
30500.000 game state=restored
33000.000 game state=resumed
36000.000 touched side=white square=g1 piece=N
37000.000 released side=white from=g1 square=f3 piece=N
37000.000 made ply=3 side=white uci=g1f3 san=Nf3
39000.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=rest
