# The displaced pieces are confirmed, and then the arbiter sees what was played: the board need not
# be put back.
set TimeControl=300+2
set Fen=4k3/p7/8/8/8/8/7P/R3K3 w - - 0 1
1000 press black
+1000 lift a1
+400 place d1 a5
+400 press white
+1000 ! confirm last
+1000 candidates
+1000 ! choose 1
+1000 ! resume
+2000 lift a7
+300 place a6
+400 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=a1 piece=R
2800.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"missing":["a1"],"unexpected":["d1","a5"]}
2800.000 clock running=black why=press
3800.000 ruling id=1 alert=1 decision=confirmed by=arbiter
3800.000 game state=paused by=arbiter
3800.000 clock why=pause
3800.000 game state=irregular
4800.000 candidate 1 ply=1 a1d1
4800.000 candidate 2 ply=1 a1a5
5800.000 ruling id=2 decision=confirmed chosen=1 ply=1 by=arbiter
5800.000 made ply=1 side=white uci=a1d1 san=Rd1
5800.000 completed ply=1 side=white uci=a1d1 san=Rd1 by=clock
5800.000 game state=restored
6800.000 game state=resumed
6800.000 clock running=black why=resume
8800.000 touched side=black square=a7 piece=p
9500.000 released side=black from=a7 square=a6 piece=p
9500.000 made ply=2 side=black uci=a7a6 san=a6
9500.000 completed ply=2 side=black uci=a7a6 san=a6 by=clock
9500.000 clock running=white why=press
9500.000 alert id=2 kind=displaced article=7.4.1 ply=3 confidence=certain evidence={"unexpected":["a5"]}
