# White takes pieces up and puts them back, one has fallen: his bishop took nothing on the way.
set Fen=2krr3/1p6/pp6/2p1R1p1/5p2/1P1P1b1p/PBPR1P1P/2K5 b - - 0 20
1000 press white
2500 lift e8
3200 lift e5
3400 place e5
4300 press black
6300 lift b3
6800 place c4
6830 lift g5
6860 press white
12860 place g5
13860 lift c4
14360 place b3
19360 lift e5
19710 lift b2
19960 place e5
23060 lift d8
23760 place e8
24660 press black
26660 lift e5
27160 place g4
27660 press white
32660 lift g4
33660 place e5
+4000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=black why=start
2500.000 touched side=black square=e8 piece=r
3200.000 touched side=black square=e5 piece=R
3900.000 released side=black from=e8 square=e5 piece=r
3900.000 made ply=1 side=black uci=e8e5 san=Rxe5
4300.000 completed ply=1 side=black uci=e8e5 san=Rxe5 by=clock
4300.000 clock running=white why=press
6300.000 touched side=white square=b3 piece=P
6830.000 touched side=black square=g5 piece=p
6860.000 released side=white from=b3 square=c4 piece=P
6860.000 alert id=1 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["b3","g5"],"unexpected":["c4"]}
6860.000 clock running=black why=press
13360.000 released side=black from=g5 square=g5 piece=p
13860.000 touched side=white square=c4 piece=P
14860.000 released side=white from=c4 square=b3 piece=P
14860.000 ruling id=1 alert=1 decision=lapsed lasted_ms=8000
14860.000 game state=restored
19360.000 touched side=white square=e5 piece=r
19710.000 touched side=white square=b2 piece=B
20460.000 released side=white from=b2 square=e5 piece=B
20460.000 made ply=2 side=white uci=b2e5 san=Bxe5
23060.000 touched side=black square=d8 piece=r
24260.000 released side=black from=d8 square=e8 piece=r
24260.000 made ply=3 side=black uci=d8e8 san=Re8
24660.000 completed ply=2 side=white uci=b2e5 san=Bxe5 by=answer
24660.000 completed ply=3 side=black uci=d8e8 san=Re8 by=clock
24660.000 clock running=white why=press
26660.000 touched side=white square=e5 piece=B
27660.000 released side=white from=e5 square=g4 piece=B
27660.000 alert id=2 kind=illegal-move article=7.5.1 side=white ply=4 confidence=likely evidence={"from":"e5","to":"g4","missing":["e5"],"unexpected":["g4"],"penalty":{"kind":"add-opponent","seconds":120}}
27660.000 clock running=black why=press
32660.000 touched side=white square=g4 piece=B
34160.000 released side=white from=g4 square=e5 piece=B
