# A game is adjourned with nothing sealed, and later the clock of the player to move goes on.
set TimeControl=5400+30
show clocks
1000 press black
play e4 e5
expect from here
+900 ! adjourn
+900 ! adjourn
+60000 press white
+900 ! resume
+500 lift g1
+300 place f3
+600 press white
---
4700.000 game state=adjourned
4700.000 clock white_ms=5457700 black_ms=5458600 why=pause
5600.000 refused adjourn
66500.000 game state=resumed
66500.000 clock running=white white_ms=5457700 black_ms=5458600 why=resume
67000.000 touched side=white square=g1 piece=N
67800.000 released side=white from=g1 square=f3 piece=N
67800.000 made ply=3 side=white uci=g1f3 san=Nf3
