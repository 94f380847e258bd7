# The choice is a ruling: undone, it leaves the alert open and the moves as they are; taken back,
# the position before it must stand again.
set Fen=4k3/p7/8/8/8/8/7P/R3K3 w - - 0 1
1000 press black
+1000 lift a1
+400 place d1 a5
+400 press white
+500 ! choose 1
+500 ! undo 1
+500 ! confirm last
+500 ! takeback 1
+500 lift d1 a5
+300 place a1
+1000 press black
+500 lift h2
+300 place h3
+400 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=a1 piece=R
2800.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"missing":["a1"],"unexpected":["d1","a5"]}
2800.000 clock running=black why=press
3300.000 ruling id=1 alert=1 decision=confirmed chosen=1 ply=1 by=arbiter
3300.000 made ply=1 side=white uci=a1d1 san=Rd1
3300.000 completed ply=1 side=white uci=a1d1 san=Rd1 by=clock
3800.000 ruling id=1 alert=1 decision=undone by=arbiter
4300.000 ruling id=2 alert=1 decision=confirmed by=arbiter
4300.000 game state=paused by=arbiter
4300.000 clock why=pause
4300.000 game state=irregular
4300.000 game state=restored
4800.000 withdrawn ply=1 uci=a1d1 why=taken-back
4800.000 game state=irregular
6100.000 game state=restored
6600.000 game state=resumed
6600.000 clock running=white why=resume
7100.000 touched side=white square=h2 piece=P
7800.000 released side=white from=h2 square=h3 piece=P
7800.000 made ply=1 side=white uci=h2h3 san=h3
7800.000 completed ply=1 side=white uci=h2h3 san=h3 by=clock
7800.000 clock running=black why=press
