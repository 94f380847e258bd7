# A ruling has a move replaced. What is captured instead is lifted while the board is silent: the
# capture is seen.
1000 press black
+1000 lift e2
+400 place e4
+200 press white
+1000 lift d7
+400 place d5
+200 press black
+1000 lift g1
+400 place f3
+200 press white
+2000 ! offence white illegal-move
+500 press black
+500 fault
+100 lift d5
+100 lift f3
+100 place g1
+2000 answers
+500 lift e4
+500 place d5
+1500 press white
+1000 lift d8
+300 lift d5
+300 place d5
+300 press black
+5000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e4 piece=P
2600.000 made ply=1 side=white uci=e2e4 san=e4
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2600.000 clock running=black why=press
3600.000 touched side=black square=d7 piece=p
4200.000 released side=black from=d7 square=d5 piece=p
4200.000 made ply=2 side=black uci=d7d5 san=d5
4200.000 completed ply=2 side=black uci=d7d5 san=d5 by=clock
4200.000 clock running=white why=press
5200.000 touched side=white square=g1 piece=N
5800.000 released side=white from=g1 square=f3 piece=N
5800.000 made ply=3 side=white uci=g1f3 san=Nf3
5800.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
5800.000 clock running=black why=press
7800.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=3 confidence=certain evidence={"seen_by":"arbiter","penalty":{"kind":"add-opponent","seconds":120}}
7800.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
7800.000 game state=paused by=arbiter
7800.000 clock why=pause
7800.000 withdrawn ply=3 uci=g1f3 why=taken-back
7800.000 game state=irregular
9800.000 alert id=2 kind=sensor ply=3 confidence=likely evidence={"what":"fault","since":8800000,"times":1,"silent_ms":1000}
12600.000 game state=restored
12600.000 game state=resumed
12600.000 clock running=white why=resume
12600.000 touched side=white square=e4 piece=P
12600.000 touched side=white square=d5 piece=p
12600.000 released side=white from=e4 square=d5 piece=P
12600.000 made ply=3 side=white uci=e4d5 san=exd5
13600.000 completed ply=3 side=white uci=e4d5 san=exd5 by=clock
13600.000 clock running=black why=press
14600.000 touched side=black square=d8 piece=q
14900.000 touched side=black square=d5 piece=P
15500.000 released side=black from=d8 square=d5 piece=q
15500.000 made ply=4 side=black uci=d8d5 san=Qxd5
15500.000 completed ply=4 side=black uci=d8d5 san=Qxd5 by=clock
15500.000 clock running=white why=press
