# Of two lines the arbiter chooses in a pause the one that mates: the game ends when he resumes.
set Fen=6k1/5ppp/8/8/8/8/7P/R3K3 w - - 0 1
1000 press black
+1000 lift a1
+400 place a8 d1
+400 press white
+100 candidates
+500 ! pause
+500 ! choose 2
+500 ! resume
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=a1 piece=R
2800.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"missing":["a1"],"unexpected":["d1","a8"]}
2800.000 clock running=black why=press
2900.000 candidate 1 ply=1 a1d1
2900.000 candidate 2 ply=1 a1a8
3400.000 game state=paused by=arbiter
3400.000 clock why=pause
3900.000 ruling id=1 alert=1 decision=confirmed chosen=2 ply=1 by=arbiter
3900.000 made ply=1 side=white uci=a1a8 san=Ra8#
3900.000 completed ply=1 side=white uci=a1a8 san=Ra8# by=clock
4400.000 game state=resumed
4400.000 clock running=black why=resume
4400.000 clock why=pause
4400.000 game state=ended result=1-0 reason=checkmate article=5.1.1
