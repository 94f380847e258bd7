# A capture and its answer are taken back by agreement, and White goes on from there.
1000 press black
+2000 lift e2
+300 place e4
+500 press white
+2000 lift e7
+300 place e5
+500 press black
+2000 lift d2
+300 place d4
+500 press white
+2000 lift e5
+300 lift d4
+300 place d4
+500 press black
+2000 lift d1
+300 lift d4
+300 place d4
+500 press white
+2500 lift d4
+300 place d1
+300 place d4
+1000 lift d4
+300 place e5
+400 place d4
+2000 lift b8
+300 place c6
+500 press black
+2000 lift g1
+300 place f3
+500 press white
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
8600.000 touched side=white square=d2 piece=P
9400.000 released side=white from=d2 square=d4 piece=P
9400.000 made ply=3 side=white uci=d2d4 san=d4
9400.000 completed ply=3 side=white uci=d2d4 san=d4 by=clock
9400.000 clock running=black why=press
11400.000 touched side=black square=e5 piece=p
11700.000 touched side=black square=d4 piece=P
12500.000 released side=black from=e5 square=d4 piece=p
12500.000 made ply=4 side=black uci=e5d4 san=exd4
12500.000 completed ply=4 side=black uci=e5d4 san=exd4 by=clock
12500.000 clock running=white why=press
14500.000 touched side=white square=d1 piece=Q
14800.000 touched side=white square=d4 piece=p
15600.000 released side=white from=d1 square=d4 piece=Q
15600.000 made ply=5 side=white uci=d1d4 san=Qxd4
15600.000 completed ply=5 side=white uci=d1d4 san=Qxd4 by=clock
15600.000 clock running=black why=press
18100.000 touched side=black square=d4 piece=Q
20900.000 released side=black from=d4 square=d4 piece=Q
22400.000 touched side=black square=b8 piece=n
23200.000 released side=black from=b8 square=c6 piece=n
23200.000 made ply=6 side=black uci=b8c6 san=Nc6
23200.000 released side=black square=d1
23200.000 withdrawn ply=6 uci=b8c6 why=changed
23200.000 released side=black square=e5
23200.000 withdrawn ply=5 uci=d1d4 why=changed
23200.000 withdrawn ply=4 uci=e5d4 why=changed
23200.000 made ply=4 side=black uci=b8c6 san=Nc6
23200.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock
23200.000 clock running=white why=press
25200.000 touched side=white square=g1 piece=N
26000.000 released side=white from=g1 square=f3 piece=N
26000.000 made ply=5 side=white uci=g1f3 san=Nf3
26000.000 completed ply=5 side=white uci=g1f3 san=Nf3 by=clock
26000.000 clock running=black why=press
