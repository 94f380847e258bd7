# An illegal move behind a sweep that flickers is answered by a press alone, and replaced.
set Fen=r3k2r/ppp2ppp/2n1bn2/3qp3/3P4/2N1BN2/PPPQ1PPP/R3K2R w KQkq - 0 1
1000 press black
+1500 lift c3
+200 flicker d5 60
+600 press white
+2000 lift e8
+300 place e7
+600 press black
+1500 press white
+2000 lift e7
+300 place e8
+2000 lift e8
+300 place f8
+600 press black
+5000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2500.000 touched side=white square=c3 piece=N
2700.000 touched side=white square=d5 piece=q
3260.000 released side=white from=c3 square=d5 piece=N
3260.000 made ply=1 side=white uci=c3d5 san=Nxd5
3360.000 completed ply=1 side=white uci=c3d5 san=Nxd5 by=clock
3360.000 clock running=black why=press
5360.000 touched side=black square=e8 piece=k
6160.000 released side=black from=e8 square=e7 piece=k
6260.000 alert id=1 kind=illegal-move article=7.5.1 side=black ply=2 confidence=certain evidence={"from":"e8","to":"e7","missing":["e8"],"unexpected":["e7"],"penalty":{"kind":"add-opponent","seconds":120}}
6260.000 clock running=white why=press
7760.000 clock running=black why=press
9760.000 touched side=black square=e7 piece=k
10560.000 released side=black from=e7 square=e8 piece=k
12060.000 touched side=black square=e8 piece=k
12860.000 released side=black from=e8 square=f8 piece=k
12860.000 made ply=2 side=black uci=e8f8 san=Kf8
12960.000 completed ply=2 side=black uci=e8f8 san=Kf8 by=clock
12960.000 clock running=white why=press
