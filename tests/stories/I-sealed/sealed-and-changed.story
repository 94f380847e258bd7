# White changes what he seals, which he may until the clocks are stopped (I.1.1).
1000 press black
play e4 e5
expect from here
+900 ! seal Nc3
+900 ! seal Nf3
+900 ! adjourn
+900 ! seal Nc3
+60000 lift g1
+300 place f3
+900 ! resume
---
6500.000 game state=adjourned
6500.000 clock why=pause
7400.000 refused seal Nc3
67400.000 touched side=white square=g1 piece=N
68200.000 released side=white from=g1 square=f3 piece=N
68200.000 made ply=3 side=white uci=g1f3 san=Nf3
68600.000 game state=resumed
68600.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
68600.000 clock running=black why=resume
