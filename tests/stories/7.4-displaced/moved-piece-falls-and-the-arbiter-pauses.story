# The arbiter pauses while the moved knight lies beside its square, and it is set up again.
1000 press black
2000 lift g1
+700 place f3
+1200 lift f3
+300 place f4
+100 press white
+1000 button arbiter
+1000 lift f4
+600 place f3
+1000 ! resume
+2000 lift e7
+300 place e5
+400 press black
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
5300.000 game state=paused by=arbiter
5300.000 clock why=pause
7450.000 ruling id=1 alert=1 decision=lapsed lasted_ms=3150
7950.000 game state=resumed
7950.000 clock running=black why=resume
9950.000 touched side=black square=e7 piece=p
10650.000 released side=black from=e7 square=e5 piece=p
10650.000 made ply=2 side=black uci=e7e5 san=e5
10650.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
10650.000 clock running=white why=press
