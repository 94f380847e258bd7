# What happens cannot be kept: the arbiter hears of it once in each game, and when it can be again.
1000 ! store gone
+500 ! store gone
1900 press black
+500 lift g1
+300 place f3
+600 press white
+200 ! dismiss last
+200 ! pause
+200 ! store back
+200 ! resume
+500 ! store gone
+500 lift g8
+300 place f6
+600 press black
+900 ! store back
+100 ! store back
---
0.000 game state=ready
1000.000 alert id=1 kind=store confidence=likely evidence={"what":"waits"}
1900.000 ruling id=1 alert=1 decision=lapsed
1900.000 game state=started
1900.000 clock running=white why=start
1900.000 alert id=2 kind=store ply=1 confidence=likely evidence={"what":"waits"}
2400.000 touched side=white square=g1 piece=N
3200.000 released side=white from=g1 square=f3 piece=N
3200.000 made ply=1 side=white uci=g1f3 san=Nf3
3300.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=clock
3300.000 clock running=black why=press
3500.000 ruling id=2 alert=2 decision=dismissed by=arbiter
3700.000 game state=paused by=arbiter
3700.000 clock why=pause
4100.000 game state=resumed
4100.000 clock running=black why=resume
4600.000 alert id=3 kind=store ply=2 confidence=likely evidence={"what":"waits"}
5100.000 touched side=black square=g8 piece=n
5900.000 released side=black from=g8 square=f6 piece=n
5900.000 made ply=2 side=black uci=g8f6 san=Nf6
6000.000 completed ply=2 side=black uci=g8f6 san=Nf6 by=clock
6000.000 clock running=white why=press
6900.000 ruling id=3 alert=3 decision=lapsed
