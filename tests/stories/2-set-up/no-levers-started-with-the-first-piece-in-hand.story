# Without levers the start is ordered while White's first piece is in his hand.
set Clock=none
1000 lift e2
+300 ! start
+700 place e4
+3000 lift c7
+600 place c5
+3000 rest
---
0.000 game state=ready
1300.000 game state=started
1300.000 touched side=white square=e2 piece=P
2500.000 released side=white from=e2 square=e4 piece=P
2500.000 made ply=1 side=white uci=e2e4 san=e4
4500.000 completed ply=1 side=white uci=e2e4 san=e4 by=rest
5000.000 touched side=black square=c7 piece=p
6100.000 released side=black from=c7 square=c5 piece=p
6100.000 made ply=2 side=black uci=c7c5 san=c5
8100.000 completed ply=2 side=black uci=c7c5 san=c5 by=rest
