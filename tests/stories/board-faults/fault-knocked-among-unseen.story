# In a gap of two moves a piece is knocked over too, and is set up again after the next press.
1000 press black
play e4 e5
+500 fault
+500 lift g1
+300 place f3
+300 press white
+500 lift b8
+300 place c6
+100 lift a7
+300 press black
+500 answers
+2000 lift f1
+300 place b5
+300 press white
+800 place a7
+1000 lift a7
+300 place a6
+300 press black
+500 lift b5
+300 place a4
+300 press white
+500 lift g8
+300 place f6
+300 press black
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
7100.000 clock running=white why=resume
7600.000 alert id=2 kind=displaced article=7.4.1 ply=3 confidence=certain evidence={"missing":["g1","a7","b8"],"unexpected":["f3","c6"]}
7600.000 touched side=white square=b8 piece=n
7600.000 touched side=white square=g1 piece=N
7600.000 touched side=white square=a7 piece=p
7600.000 released side=white from=g1 square=f3 piece=N
7600.000 released side=white from=a7 square=c6 piece=p
9100.000 touched side=white square=f1 piece=B
9700.000 released side=white from=f1 square=b5 piece=B
9700.000 clock running=black why=press
12100.000 clock running=white why=press
12300.000 released side=black from=b8 square=a6 piece=n
12600.000 touched side=white square=b5 piece=B
13200.000 released side=white from=b5 square=a4 piece=B
13200.000 made ply=3 side=white uci=g1f3 san=Nf3
13200.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
13200.000 made ply=4 side=black uci=b8c6 san=Nc6
13200.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock
13200.000 made ply=5 side=white uci=f1b5 san=Bb5
13200.000 completed ply=5 side=white uci=f1b5 san=Bb5 by=clock
13200.000 made ply=6 side=black uci=a7a6 san=a6
13200.000 completed ply=6 side=black uci=a7a6 san=a6 by=clock
13200.000 made ply=7 side=white uci=b5a4 san=Ba4
13200.000 ruling id=1 alert=2 decision=lapsed lasted_ms=5600 ply=3 last_ply=7
13200.000 completed ply=7 side=white uci=b5a4 san=Ba4 by=clock
13200.000 clock running=black why=press
13700.000 touched side=black square=g8 piece=n
14300.000 released side=black from=g8 square=f6 piece=n
14300.000 made ply=8 side=black uci=g8f6 san=Nf6
14300.000 completed ply=8 side=black uci=g8f6 san=Nf6 by=clock
14300.000 clock running=white why=press
