# Without levers Black announces 20 s after White's move, and puts two pieces right, each for
# longer than a rest: first the one that White has moved, which White may not touch any more.
set AdjustAnnounced=yes
set Clock=none
500 ! start
1000 lift e2
+300 place e4
+3000 lift e7
+300 place e5
+3000 lift d2
+300 place d3
+20000 ! adjust
+1800 lift d3
+840 place d3
+1300 lift e5
+800 place e5
+2500 lift g8
+700 place f6
+3000 rest
---
0.000 game state=ready
500.000 game state=started
1000.000 touched side=white square=e2 piece=P
1800.000 released side=white from=e2 square=e4 piece=P
1800.000 made ply=1 side=white uci=e2e4 san=e4
3800.000 completed ply=1 side=white uci=e2e4 san=e4 by=rest
4300.000 touched side=black square=e7 piece=p
5100.000 released side=black from=e7 square=e5 piece=p
5100.000 made ply=2 side=black uci=e7e5 san=e5
7100.000 completed ply=2 side=black uci=e7e5 san=e5 by=rest
7600.000 touched side=white square=d2 piece=P
8400.000 released side=white from=d2 square=d3 piece=P
8400.000 made ply=3 side=white uci=d2d3 san=d3
10400.000 completed ply=3 side=white uci=d2d3 san=d3 by=rest
31040.000 adjusted side=black squares=["d3"]
33140.000 adjusted side=black squares=["e5"]
35140.000 touched side=black square=g8 piece=n
36340.000 released side=black from=g8 square=f6 piece=n
36340.000 made ply=4 side=black uci=g8f6 san=Nf6
38340.000 completed ply=4 side=black uci=g8f6 san=Nf6 by=rest
