# The queen's strong magnet holds the reed of e2. Black forgets to press, and White's knight comes
# to e2, which shows nothing: the press of the move behind that completes all three.
1000 press black
play b2b3 e7e5 c1b2 b8c6
+7000 place e3
+700 press white
+9000 lift c6
+700 place e7
+12000 lift g1
+9000 lift c7
+600 place c6
+900 press black
+7000 lift d2
+700 place d4
+600 press white
+8000 lift e5
+300 lift d4
+600 place d4
+700 press black
+6000 lift e3
+300 lift d4
+500 place d4
+500 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1500.000 touched side=white square=b2 piece=P
2300.000 released side=white from=b2 square=b3 piece=P
2300.000 made ply=1 side=white uci=b2b3 san=b3
2400.000 completed ply=1 side=white uci=b2b3 san=b3 by=clock
2400.000 clock running=black why=press
2900.000 touched side=black square=e7 piece=p
3700.000 released side=black from=e7 square=e5 piece=p
3700.000 made ply=2 side=black uci=e7e5 san=e5
3800.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
3800.000 clock running=white why=press
4300.000 touched side=white square=c1 piece=B
5100.000 released side=white from=c1 square=b2 piece=B
5100.000 made ply=3 side=white uci=c1b2 san=Bb2
5200.000 completed ply=3 side=white uci=c1b2 san=Bb2 by=clock
5200.000 clock running=black why=press
5700.000 touched side=black square=b8 piece=n
6500.000 released side=black from=b8 square=c6 piece=n
6500.000 made ply=4 side=black uci=b8c6 san=Nc6
6600.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock
6600.000 clock running=white why=press
14300.000 touched side=white square=e2 piece=P
14300.000 released side=white from=e2 square=e3 piece=P
14300.000 made ply=5 side=white uci=e2e3 san=e3
14300.000 completed ply=5 side=white uci=e2e3 san=e3 by=clock
14300.000 clock running=black why=press
14300.000 alert id=1 kind=displaced article=7.4.1 ply=6 confidence=certain evidence={"unexpected":["e2"]}
23300.000 touched side=black square=c6 piece=n
24500.000 released side=black from=c6 square=e7 piece=n
24500.000 made ply=6 side=black uci=c6e7 san=Nce7
36000.000 touched side=white square=g1 piece=N
45000.000 touched side=white square=c7 piece=p
46500.000 completed ply=6 side=black uci=c6e7 san=Nce7 by=clock
46500.000 clock running=white why=press
46500.000 released side=white from=g1 square=c6 piece=N
53500.000 touched side=white square=d2 piece=P
54700.000 released side=white from=d2 square=d4 piece=P
54800.000 made ply=7 side=white uci=g1e2 san=Ne2
54800.000 completed ply=7 side=white uci=g1e2 san=Ne2 by=clock
54800.000 made ply=8 side=black uci=c7c6 san=c6
54800.000 completed ply=8 side=black uci=c7c6 san=c6 by=clock
54800.000 made ply=9 side=white uci=d2d4 san=d4
54800.000 completed ply=9 side=white uci=d2d4 san=d4 by=clock
54800.000 clock running=black why=press
54800.000 ruling id=1 alert=1 decision=lapsed lasted_ms=40500
62800.000 touched side=black square=e5 piece=p
63100.000 touched side=black square=d4 piece=P
64200.000 released side=black from=e5 square=d4 piece=p
64200.000 made ply=10 side=black uci=e5d4 san=exd4
64400.000 completed ply=10 side=black uci=e5d4 san=exd4 by=clock
64400.000 clock running=white why=press
70400.000 touched side=white square=e3 piece=P
70700.000 touched side=white square=d4 piece=p
71700.000 released side=white from=e3 square=d4 piece=P
71700.000 made ply=11 side=white uci=e3d4 san=exd4
71700.000 completed ply=11 side=white uci=e3d4 san=exd4 by=clock
71700.000 clock running=black why=press
