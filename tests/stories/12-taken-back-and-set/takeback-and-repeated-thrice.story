# Of six moves two are taken back: the first position has appeared twice all the same, and its third
# appearance is claimed with right (9.2.2).
1000 press black
+2000 lift g1
+300 place f3
+300 press white
+2000 lift g8
+300 place f6
+300 press black
+2000 lift f3
+300 place g1
+300 press white
+2000 lift f6
+300 place g8
+300 press black
+2000 lift e2
+300 place e4
+300 press white
+2000 lift e7
+300 place e5
+300 press black
+2000 ! takeback 5
+2000 lift e5
+300 place e7
+300 lift e4
+300 place e2
+2000 ! resume
+2000 lift g1
+300 place f3
+300 press white
+2000 lift g8
+300 place f6
+300 press black
+2000 lift f3
+300 place g1
+300 press white
+2000 lift f6
+300 place g8
+300 press black
+2000 ! claim threefold
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 touched side=white square=g1 piece=N
3600.000 released side=white from=g1 square=f3 piece=N
3600.000 made ply=1 side=white uci=g1f3 san=Nf3
3600.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=clock
3600.000 clock running=black why=press
5600.000 touched side=black square=g8 piece=n
6200.000 released side=black from=g8 square=f6 piece=n
6200.000 made ply=2 side=black uci=g8f6 san=Nf6
6200.000 completed ply=2 side=black uci=g8f6 san=Nf6 by=clock
6200.000 clock running=white why=press
8200.000 touched side=white square=f3 piece=N
8800.000 released side=white from=f3 square=g1 piece=N
8800.000 made ply=3 side=white uci=f3g1 san=Ng1
8800.000 completed ply=3 side=white uci=f3g1 san=Ng1 by=clock
8800.000 clock running=black why=press
10800.000 touched side=black square=f6 piece=n
11400.000 released side=black from=f6 square=g8 piece=n
11400.000 made ply=4 side=black uci=f6g8 san=Ng8
11400.000 completed ply=4 side=black uci=f6g8 san=Ng8 by=clock
11400.000 clock running=white why=press
13400.000 touched side=white square=e2 piece=P
14000.000 released side=white from=e2 square=e4 piece=P
14000.000 made ply=5 side=white uci=e2e4 san=e4
14000.000 completed ply=5 side=white uci=e2e4 san=e4 by=clock
14000.000 clock running=black why=press
16000.000 touched side=black square=e7 piece=p
16600.000 released side=black from=e7 square=e5 piece=p
16600.000 made ply=6 side=black uci=e7e5 san=e5
16600.000 completed ply=6 side=black uci=e7e5 san=e5 by=clock
16600.000 clock running=white why=press
18600.000 game state=paused by=arbiter
18600.000 clock why=pause
18600.000 withdrawn ply=6 uci=e7e5 why=taken-back
18600.000 withdrawn ply=5 uci=e2e4 why=taken-back
18600.000 game state=irregular
22000.000 game state=restored
23500.000 game state=resumed
23500.000 clock running=white why=resume
25500.000 touched side=white square=g1 piece=N
26100.000 released side=white from=g1 square=f3 piece=N
26100.000 made ply=5 side=white uci=g1f3 san=Nf3
26100.000 completed ply=5 side=white uci=g1f3 san=Nf3 by=clock
26100.000 clock running=black why=press
28100.000 touched side=black square=g8 piece=n
28700.000 released side=black from=g8 square=f6 piece=n
28700.000 made ply=6 side=black uci=g8f6 san=Nf6
28700.000 completed ply=6 side=black uci=g8f6 san=Nf6 by=clock
28700.000 clock running=white why=press
30700.000 touched side=white square=f3 piece=N
31300.000 released side=white from=f3 square=g1 piece=N
31300.000 made ply=7 side=white uci=f3g1 san=Ng1
31300.000 completed ply=7 side=white uci=f3g1 san=Ng1 by=clock
31300.000 clock running=black why=press
33300.000 touched side=black square=f6 piece=n
33900.000 released side=black from=f6 square=g8 piece=n
33900.000 made ply=8 side=black uci=f6g8 san=Ng8
33900.000 completed ply=8 side=black uci=f6g8 san=Ng8 by=clock
33900.000 clock running=white why=press
35900.000 claim side=white kind=threefold held=true
35900.000 clock why=pause
35900.000 game state=ended result=1/2-1/2 reason=threefold article=9.2.2
