# Without levers the start is ordered when two moves were made and a third one has begun.
set Clock=none
1000 lift e2
+600 place e4
+2000 lift e7
+600 place e5
+1500 lift g1
+300 ! start
+700 place f3
+3000 lift b8
+600 place c6
+3000 rest
---
0.000 game state=ready
6000.000 game state=started
6000.000 made ply=1 side=white uci=e2e4 san=e4
6000.000 completed ply=1 side=white uci=e2e4 san=e4 by=answer
6000.000 made ply=2 side=black uci=e7e5 san=e5
6000.000 completed ply=2 side=black uci=e7e5 san=e5 by=rest
6000.000 touched side=white square=g1 piece=N
7200.000 released side=white from=g1 square=f3 piece=N
7200.000 made ply=3 side=white uci=g1f3 san=Nf3
9200.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=rest
9700.000 touched side=black square=b8 piece=n
10800.000 released side=black from=b8 square=c6 piece=n
10800.000 made ply=4 side=black uci=b8c6 san=Nc6
12800.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=rest
