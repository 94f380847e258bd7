# White's flag is down, which the arbiter calls, so that it is too late to claim (6.8).
# In 2001's blitz only the opponent can call it, and has not (B.6, C.1).
editions 2001 2023
set TimeControl=20
1000 press black
+500 lift g1
+300 place f3
+600 press white
+500 lift g8
+300 place f6
+600 press black
+500 lift f3
+300 place g1
+600 press white
+500 lift f6
+300 place g8
+600 press black
+500 lift g1
+300 place f3
+600 press white
+500 lift g8
+300 place f6
+600 press black
+500 lift f3
+300 place g1
+600 press white
+500 lift f6
+300 place g8
+600 press black
+30000 ! claim threefold
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1500.000 touched side=white square=g1 piece=N
2300.000 released side=white from=g1 square=f3 piece=N
2300.000 made ply=1 side=white uci=g1f3 san=Nf3
2400.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=clock
2400.000 clock running=black why=press
2900.000 touched side=black square=g8 piece=n
3700.000 released side=black from=g8 square=f6 piece=n
3700.000 made ply=2 side=black uci=g8f6 san=Nf6
3800.000 completed ply=2 side=black uci=g8f6 san=Nf6 by=clock
3800.000 clock running=white why=press
4300.000 touched side=white square=f3 piece=N
5100.000 released side=white from=f3 square=g1 piece=N
5100.000 made ply=3 side=white uci=f3g1 san=Ng1
5200.000 completed ply=3 side=white uci=f3g1 san=Ng1 by=clock
5200.000 clock running=black why=press
5700.000 touched side=black square=f6 piece=n
6500.000 released side=black from=f6 square=g8 piece=n
6500.000 made ply=4 side=black uci=f6g8 san=Ng8
6600.000 completed ply=4 side=black uci=f6g8 san=Ng8 by=clock
6600.000 clock running=white why=press
7100.000 touched side=white square=g1 piece=N
7900.000 released side=white from=g1 square=f3 piece=N
7900.000 made ply=5 side=white uci=g1f3 san=Nf3
8000.000 completed ply=5 side=white uci=g1f3 san=Nf3 by=clock
8000.000 clock running=black why=press
8500.000 touched side=black square=g8 piece=n
9300.000 released side=black from=g8 square=f6 piece=n
9300.000 made ply=6 side=black uci=g8f6 san=Nf6
9400.000 completed ply=6 side=black uci=g8f6 san=Nf6 by=clock
9400.000 clock running=white why=press
9900.000 touched side=white square=f3 piece=N
10700.000 released side=white from=f3 square=g1 piece=N
10700.000 made ply=7 side=white uci=f3g1 san=Ng1
10800.000 completed ply=7 side=white uci=f3g1 san=Ng1 by=clock
10800.000 clock running=black why=press
11300.000 touched side=black square=f6 piece=n
12100.000 released side=black from=f6 square=g8 piece=n
12100.000 made ply=8 side=black uci=f6g8 san=Ng8
12200.000 completed ply=8 side=black uci=f6g8 san=Ng8 by=clock
12200.000 clock running=white why=press
26600.000 clock running=white why=flag
[2001] 26600.000 alert id=1 kind=flag-fall article=B.6 side=white ply=9 confidence=certain evidence={"result":"0-1"}
[2023] 26600.000 alert id=1 kind=flag-fall article=A.5.5 side=white ply=9 confidence=certain evidence={"result":"0-1"}
[2001] 42200.000 claim side=white kind=threefold held=true
[2001] 42200.000 clock why=pause
[2001] 42200.000 game state=ended result=1/2-1/2 reason=threefold article=9.2b
[2023] 42200.000 refused claim threefold
