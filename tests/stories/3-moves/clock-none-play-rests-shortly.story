# In play without an arbiter a move may be agreed to be completed sooner than after 2 s of rest.
set Clock=none
set PlayRestTime=0.6
2000 lift e2
+300 place e4
+2000 lift e7
+300 place e5
+5000 rest
---
0.000 game state=ready
0.000 game state=started
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
3400.000 completed ply=1 side=white uci=e2e4 san=e4 by=rest
4300.000 touched side=black square=e7 piece=p
5100.000 released side=black from=e7 square=e5 piece=p
5100.000 made ply=2 side=black uci=e7e5 san=e5
5700.000 completed ply=2 side=black uci=e7e5 san=e5 by=rest
