# Before the game, where the record is not in doubt, in an adjournment, while a position is asked
# for, and behind the end there is nothing to choose from.
set Fen=4k3/p7/8/8/8/8/7P/R3K3 w - - 0 1
500 ! choose 1
1000 press black
+1000 ! choose 1
+1000 lift a1
+400 place d1 a5
+400 press white
+100 candidates
+500 ! adjourn
+0 candidates
+0 ! choose 1
+500 ! resume
+0 candidates
+500 ! takeback 1
+0 candidates
+0 ! choose 3
+500 lift d1 a5
+300 place a1
+500 ! resume
+500 ! result 1-0
+0 ! choose 3
---
0.000 game state=ready
500.000 refused choose 1
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 refused choose 1
3000.000 touched side=white square=a1 piece=R
3800.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"missing":["a1"],"unexpected":["d1","a5"]}
3800.000 clock running=black why=press
3900.000 candidate 1 ply=1 a1d1
3900.000 candidate 2 ply=1 a1a5
4400.000 made ply=1 side=white uci=a1d1 san=Rd1
4400.000 completed ply=1 side=white uci=a1d1 san=Rd1 by=clock
4400.000 ruling id=1 alert=1 decision=lapsed lasted_ms=600 ply=1 last_ply=1
4400.000 game state=adjourned
4400.000 clock why=pause
4400.000 no candidates
4400.000 refused choose 1
4900.000 game state=resumed
4900.000 clock running=black why=resume
4900.000 candidate 3 ply=1 record a1d1
4900.000 candidate 4 ply=1 a1a5
5400.000 game state=paused by=arbiter
5400.000 clock why=pause
5400.000 withdrawn ply=1 uci=a1d1 why=taken-back
5400.000 game state=irregular
5400.000 no candidates
5400.000 refused choose 3
6700.000 game state=restored
6700.000 game state=resumed
6700.000 clock running=white why=resume
7200.000 clock why=pause
7200.000 game state=ended result=1-0 reason=arbiter
7200.000 refused choose 3
