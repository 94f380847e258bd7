# Where there are no levers "play" presses none, and the answer completes a move.
set Clock=none
1000 ! start
play e4 e5
---
0.000 game state=ready
1000.000 game state=started
1500.000 touched side=white square=e2 piece=P
2300.000 released side=white from=e2 square=e4 piece=P
2300.000 made ply=1 side=white uci=e2e4 san=e4
2300.000 touched side=black square=e7 piece=p
3100.000 released side=black from=e7 square=e5 piece=p
3100.000 completed ply=1 side=white uci=e2e4 san=e4 by=answer
3100.000 made ply=2 side=black uci=e7e5 san=e5
5100.000 completed ply=2 side=black uci=e7e5 san=e5 by=rest
