# Two rulings, one behind the other, withdraw Black's move and then White's before it: the position
# before both is awaited.
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
+1000 lift b8
+400 place c6
+200 press black
+2000 ! offence black illegal-move
+1000 ! offence white illegal-move
+1000 lift f3
+400 place g1
+400 lift c6
+400 place b8
+5000 ! resume
+1000 lift d2
+400 place d4
+300 press white
+1000 lift b8
+400 place c6
+200 press black
+10000 rest
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
6800.000 touched side=black square=b8 piece=n
7400.000 released side=black from=b8 square=c6 piece=n
7400.000 made ply=4 side=black uci=b8c6 san=Nc6
7400.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock
7400.000 clock running=white why=press
9400.000 alert id=1 kind=illegal-move article=7.5.1 side=black ply=4 confidence=certain evidence={"seen_by":"arbiter","penalty":{"kind":"add-opponent","seconds":120}}
9400.000 ruling id=1 alert=1 side=black decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
9400.000 game state=paused by=arbiter
9400.000 clock why=pause
9400.000 withdrawn ply=4 uci=b8c6 why=taken-back
9400.000 game state=irregular
10400.000 alert id=2 kind=illegal-move article=7.5.1 side=white ply=3 confidence=certain evidence={"seen_by":"arbiter","penalty":{"kind":"add-opponent","seconds":120}}
10400.000 ruling id=2 alert=2 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
10400.000 withdrawn ply=3 uci=g1f3 why=taken-back
10400.000 game state=irregular
13100.000 game state=restored
17600.000 game state=resumed
17600.000 clock running=white why=resume
18600.000 touched side=white square=d2 piece=P
19300.000 released side=white from=d2 square=d4 piece=P
19300.000 made ply=3 side=white uci=d2d4 san=d4
19300.000 completed ply=3 side=white uci=d2d4 san=d4 by=clock
19300.000 clock running=black why=press
20300.000 touched side=black square=b8 piece=n
20900.000 released side=black from=b8 square=c6 piece=n
20900.000 made ply=4 side=black uci=b8c6 san=Nc6
20900.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock
20900.000 clock running=white why=press
