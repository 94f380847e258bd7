# Black presses the clock back, and then White takes his move back. The press without a move is
# told; that the piece which goes back has answered it is no more than possible.
1000 press black
+2000 lift e2
+300 place e4
+500 press white
+2000 lift e7
+300 place e5
+500 press black
+2000 lift g1
+300 place f3
+500 press white
+2000 press black
+2000 lift f3
+400 place g1
+2000 lift d2
+300 place d4
+500 press white
+2000 lift e5
+300 lift d4
+300 place d4
+500 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 touched side=white square=e2 piece=P
3800.000 released side=white from=e2 square=e4 piece=P
3800.000 made ply=1 side=white uci=e2e4 san=e4
3800.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
3800.000 clock running=black why=press
5800.000 touched side=black square=e7 piece=p
6600.000 released side=black from=e7 square=e5 piece=p
6600.000 made ply=2 side=black uci=e7e5 san=e5
6600.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
6600.000 clock running=white why=press
8600.000 touched side=white square=g1 piece=N
9400.000 released side=white from=g1 square=f3 piece=N
9400.000 made ply=3 side=white uci=g1f3 san=Nf3
9400.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
9400.000 clock running=black why=press
11400.000 alert id=1 kind=no-move article=7.5.3 side=black ply=4 confidence=certain evidence={"penalty":{"kind":"add-opponent","seconds":120}}
11400.000 clock running=white why=press
13400.000 touched side=white square=f3 piece=N
14300.000 released side=white from=f3 square=g1 piece=N
14300.000 made ply=5 side=white uci=f3g1 san=Ng1
15800.000 touched side=white square=d2 piece=P
16600.000 released side=white from=d2 square=d4 piece=P
16600.000 withdrawn ply=5 uci=f3g1 why=changed
16600.000 touched side=white square=d4 piece=P
16600.000 released side=white from=d4 square=d2 piece=P
16600.000 made ply=5 side=white uci=f3g1 san=Ng1
16600.000 withdrawn ply=5 uci=f3g1 why=changed
16600.000 withdrawn ply=3 uci=g1f3 why=changed
16600.000 made ply=3 side=white uci=d2d4 san=d4
16600.000 completed ply=3 side=white uci=d2d4 san=d4 by=clock
16600.000 clock running=black why=press
18600.000 touched side=black square=e5 piece=p
18900.000 touched side=black square=d4 piece=P
19700.000 released side=black from=e5 square=d4 piece=p
19700.000 made ply=4 side=black uci=e5d4 san=exd4
19700.000 completed ply=4 side=black uci=e5d4 san=exd4 by=clock
19700.000 clock running=white why=press
