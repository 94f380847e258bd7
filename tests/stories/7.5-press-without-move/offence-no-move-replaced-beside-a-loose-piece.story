# A rook stands off its centre. Black puts the knight straight where it may stand: the game goes on,
# and the rook was not lifted.
1000 press black
+1000 lift f2
+400 place f3
+200 press white
+1000 lift b8
+400 place c6
+200 press black
+1000 lift b2
+400 place b4
+200 press white
+1000 lift a8
+1200 press black
+1000 lift h2
+400 place h4
+300 press white
+1000 lift h7
+400 place h5
+300 press black
+1000 lift e2
+400 place e4
+300 press white
+1000 lift c6
+400 place e5
+300 press black
+1000 ! offence black no-move
+700 lift e5
+400 place d4
+1500 press white
+700 press black
+1500 lift g1
+500 place h3
+300 press white
+1500 lift g7
+500 place g6
+300 press black
+1500 lift a2
+500 place a3
+300 press white
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=f2 piece=P
2600.000 released side=white from=f2 square=f3 piece=P
2600.000 made ply=1 side=white uci=f2f3 san=f3
2600.000 completed ply=1 side=white uci=f2f3 san=f3 by=clock
2600.000 clock running=black why=press
3600.000 touched side=black square=b8 piece=n
4200.000 released side=black from=b8 square=c6 piece=n
4200.000 made ply=2 side=black uci=b8c6 san=Nc6
4200.000 completed ply=2 side=black uci=b8c6 san=Nc6 by=clock
4200.000 clock running=white why=press
5200.000 touched side=white square=b2 piece=P
5800.000 released side=white from=b2 square=b4 piece=P
5800.000 made ply=3 side=white uci=b2b4 san=b4
5800.000 completed ply=3 side=white uci=b2b4 san=b4 by=clock
5800.000 clock running=black why=press
6800.000 touched side=black square=a8 piece=r
8000.000 released side=black from=a8 square=b8 piece=r
8000.000 made ply=4 side=black uci=a8b8 san=Rb8
8000.000 completed ply=4 side=black uci=a8b8 san=Rb8 by=clock
8000.000 clock running=white why=press
8000.000 alert id=1 kind=displaced article=7.4.1 ply=5 confidence=certain evidence={"missing":["b8"]}
9000.000 touched side=white square=h2 piece=P
9700.000 released side=white from=h2 square=h4 piece=P
9700.000 made ply=5 side=white uci=h2h4 san=h4
9700.000 completed ply=5 side=white uci=h2h4 san=h4 by=clock
9700.000 clock running=black why=press
10700.000 touched side=black square=h7 piece=p
11400.000 released side=black from=h7 square=h5 piece=p
11400.000 made ply=6 side=black uci=h7h5 san=h5
11400.000 completed ply=6 side=black uci=h7h5 san=h5 by=clock
11400.000 clock running=white why=press
12400.000 touched side=white square=e2 piece=P
13100.000 released side=white from=e2 square=e4 piece=P
13100.000 made ply=7 side=white uci=e2e4 san=e4
13100.000 completed ply=7 side=white uci=e2e4 san=e4 by=clock
13100.000 clock running=black why=press
14100.000 touched side=black square=c6 piece=n
14800.000 released side=black from=c6 square=e5 piece=n
14800.000 made ply=8 side=black uci=c6e5 san=Ne5
14800.000 completed ply=8 side=black uci=c6e5 san=Ne5 by=clock
14800.000 clock running=white why=press
15800.000 alert id=2 kind=no-move article=7.5.3 side=black ply=8 confidence=certain evidence={"seen_by":"arbiter","penalty":{"kind":"add-opponent","seconds":120}}
15800.000 ruling id=1 alert=2 side=black decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
15800.000 game state=paused by=arbiter
15800.000 clock why=pause
15800.000 withdrawn ply=8 uci=c6e5 why=taken-back
15800.000 game state=irregular
18400.000 game state=restored
18400.000 game state=resumed
18400.000 clock running=black why=resume
18400.000 touched side=black square=c6 piece=n
18400.000 released side=black from=c6 square=d4 piece=n
18400.000 made ply=8 side=black uci=c6d4 san=Nd4
18400.000 ruling id=2 alert=1 decision=lapsed lasted_ms=10400
19100.000 completed ply=8 side=black uci=c6d4 san=Nd4 by=clock
19100.000 clock running=white why=press
20600.000 touched side=white square=g1 piece=N
21400.000 released side=white from=g1 square=h3 piece=N
21400.000 made ply=9 side=white uci=g1h3 san=Nh3
21400.000 completed ply=9 side=white uci=g1h3 san=Nh3 by=clock
21400.000 clock running=black why=press
22900.000 touched side=black square=g7 piece=p
23700.000 released side=black from=g7 square=g6 piece=p
23700.000 made ply=10 side=black uci=g7g6 san=g6
23700.000 completed ply=10 side=black uci=g7g6 san=g6 by=clock
23700.000 clock running=white why=press
25200.000 touched side=white square=a2 piece=P
26000.000 released side=white from=a2 square=a3 piece=P
26000.000 made ply=11 side=white uci=a2a3 san=a3
26000.000 completed ply=11 side=white uci=a2a3 san=a3 by=clock
26000.000 clock running=black why=press
