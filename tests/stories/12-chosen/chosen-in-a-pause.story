# In a pause the arbiter chooses; the clock of the player to move goes on when he resumes.
show clocks
set TimeControl=300+2
set Fen=4k3/p7/8/8/8/8/7P/R3K3 w - - 0 1
1000 press black
+1000 lift a1
+400 place d1 a5
+400 press white
+1000 ! pause
+1000 ! choose 2
+1000 ! resume
+2000 lift a7
+300 place a6
+400 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=302000 black_ms=302000 why=start
2000.000 touched side=white square=a1 piece=R
2800.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"missing":["a1"],"unexpected":["d1","a5"]}
2800.000 clock running=black white_ms=300200 black_ms=302000 why=press
3800.000 game state=paused by=arbiter
3800.000 clock white_ms=300200 black_ms=301000 why=pause
4800.000 ruling id=1 alert=1 decision=confirmed chosen=2 ply=1 by=arbiter
4800.000 made ply=1 side=white uci=a1a5 san=Ra5
4800.000 completed ply=1 side=white uci=a1a5 san=Ra5 by=clock white_ms=302200 black_ms=301000
5800.000 game state=resumed
5800.000 clock running=black white_ms=302200 black_ms=301000 why=resume
7800.000 touched side=black square=a7 piece=p
8500.000 released side=black from=a7 square=a6 piece=p
8500.000 made ply=2 side=black uci=a7a6 san=a6
8500.000 completed ply=2 side=black uci=a7a6 san=a6 by=clock white_ms=302200 black_ms=300300
8500.000 clock running=white white_ms=302200 black_ms=300300 why=press
8500.000 alert id=2 kind=displaced article=7.4.1 ply=3 confidence=certain evidence={"unexpected":["d1"]}
