# The move whose piece fell is taken back by the arbiter, and another one is played.
1000 press black
2000 lift g1
+700 place f3
+1200 lift f3
+300 place f4
+100 press white
+2000 ! takeback 1
+1000 lift f4
+600 place g1
+500 press black
+500 ! resume
+2000 lift e2
+300 place e4
+400 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=g1 piece=N
3200.000 released side=white from=g1 square=f3 piece=N
3200.000 made ply=1 side=white uci=g1f3 san=Nf3
3900.000 touched side=white square=f3 piece=N
4300.000 released side=white from=f3 square=f3 piece=N
4300.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=clock
4300.000 clock running=black why=press
4300.000 alert id=1 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["f3"],"unexpected":["f4"]}
6300.000 game state=paused by=arbiter
6300.000 clock why=pause
6300.000 withdrawn ply=1 uci=g1f3 why=taken-back
6300.000 game state=irregular
8400.000 game state=restored
8400.000 ruling id=1 alert=1 decision=lapsed lasted_ms=4100
8400.000 game state=resumed
8400.000 clock running=white why=resume
8900.000 refused resume
10900.000 touched side=white square=e2 piece=P
11600.000 released side=white from=e2 square=e4 piece=P
11600.000 made ply=1 side=white uci=e2e4 san=e4
11600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
11600.000 clock running=black why=press
