# A move is replaced at once. What is played behind it has been observed: an illegal move is
# certain.
1000 press black
+1000 lift e2
+400 place e4
+200 press white
+1000 lift a7
+400 place a6
+200 press black
+1000 lift g1
+400 place f3
+200 press white
+2000 ! offence white illegal-move
+300 press black
+1000 lift f3
+400 place h3
+700 press white
+1500 lift b7
+400 place b5
+200 press black
+1500 lift d2
+400 place d5
+200 press white
+1500 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e4 piece=P
2600.000 made ply=1 side=white uci=e2e4 san=e4
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2600.000 clock running=black why=press
3600.000 touched side=black square=a7 piece=p
4200.000 released side=black from=a7 square=a6 piece=p
4200.000 made ply=2 side=black uci=a7a6 san=a6
4200.000 completed ply=2 side=black uci=a7a6 san=a6 by=clock
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
10000.000 game state=restored
10000.000 game state=resumed
10000.000 clock running=white why=resume
10000.000 touched side=white square=g1 piece=N
10000.000 released side=white from=g1 square=h3 piece=N
10000.000 made ply=3 side=white uci=g1h3 san=Nh3
10200.000 completed ply=3 side=white uci=g1h3 san=Nh3 by=clock
10200.000 clock running=black why=press
11700.000 touched side=black square=b7 piece=p
12300.000 released side=black from=b7 square=b5 piece=p
12300.000 made ply=4 side=black uci=b7b5 san=b5
12300.000 completed ply=4 side=black uci=b7b5 san=b5 by=clock
12300.000 clock running=white why=press
13800.000 touched side=white square=d2 piece=P
14400.000 released side=white from=d2 square=d5 piece=P
14400.000 alert id=2 kind=illegal-move article=7.5.1 side=white ply=5 confidence=certain evidence={"from":"d2","to":"d5","missing":["d2"],"unexpected":["d5"],"penalty":{"kind":"loss","result":"0-1"}}
14400.000 clock running=black why=press
