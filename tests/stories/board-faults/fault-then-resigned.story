# Three moves are made in a gap, and the game is given up before anybody has pressed again.
1000 press black
play e4 e5
+500 fault
+500 lift g1
+300 place f3
+300 press white
+500 lift b8
+300 place c6
+300 press black
+500 lift f1
+300 place c4
+300 press white
+500 answers
+3000 ! resign black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1500.000 touched side=white square=e2 piece=P
2300.000 released side=white from=e2 square=e4 piece=P
2300.000 made ply=1 side=white uci=e2e4 san=e4
2400.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2400.000 clock running=black why=press
2900.000 touched side=black square=e7 piece=p
3700.000 released side=black from=e7 square=e5 piece=p
3700.000 made ply=2 side=black uci=e7e5 san=e5
3800.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
3800.000 clock running=white why=press
5300.000 clock why=pause
5300.000 alert id=1 kind=sensor ply=3 confidence=likely evidence={"what":"fault","since":4300000,"times":1,"silent_ms":1000}
8100.000 clock running=white why=resume
8100.000 alert id=2 kind=displaced article=7.4.1 ply=3 confidence=certain evidence={"missing":["f1","g1","b8"],"unexpected":["f3","c4","c6"]}
8100.000 touched side=white square=g1 piece=N
8100.000 touched side=white square=f1 piece=B
8100.000 touched side=black square=b8 piece=n
8100.000 released side=white from=g1 square=f3 piece=N
8100.000 released side=white from=f1 square=c4 piece=B
8100.000 released side=black from=b8 square=c6 piece=n
8100.000 clock running=black why=press
11100.000 made ply=3 side=white uci=g1f3 san=Nf3
11100.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
11100.000 made ply=4 side=black uci=b8c6 san=Nc6
11100.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock
11100.000 made ply=5 side=white uci=f1c4 san=Bc4
11100.000 completed ply=5 side=white uci=f1c4 san=Bc4 by=clock
11100.000 ruling id=1 alert=2 decision=lapsed lasted_ms=3000 ply=3 last_ply=5
11100.000 clock why=pause
11100.000 game state=ended result=1-0 reason=resignation article=5.1.2
