# Without levers a piece shows on two squares: the arbiter chooses where it went, and the moves are
# completed by rest.
set Clock=none
set Fen=4k3/p7/8/8/8/8/7P/R3K3 w - - 0 1
1000 ! start
+1000 lift a1
+400 place d1 a5
+4000 candidates
+0 ! choose 2
+0 candidates
+1000 lift a7
+300 place a6
+3000 lift d1
+300 place d2
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
2000.000 touched side=white square=a1 piece=R
6400.000 candidate 1 ply=1 a1d1 a7a5
6400.000 candidate 2 ply=1 a1d1
6400.000 candidate 3 ply=1 a1a5
6400.000 candidate 4 ply=1 record
6400.000 ruling id=1 decision=confirmed chosen=2 ply=1 by=arbiter
6400.000 made ply=1 side=white uci=a1d1 san=Rd1
6400.000 completed ply=1 side=white uci=a1d1 san=Rd1 by=rest
6400.000 no candidates
7400.000 touched side=black square=a7 piece=p
8200.000 released side=black from=a7 square=a6 piece=p
8200.000 made ply=2 side=black uci=a7a6 san=a6
10200.000 completed ply=2 side=black uci=a7a6 san=a6 by=rest
10700.000 touched side=white square=d1 piece=R
11500.000 released side=white from=d1 square=d2 piece=R
11500.000 made ply=3 side=white uci=d1d2 san=Rd2
13500.000 completed ply=3 side=white uci=d1d2 san=Rd2 by=rest
