# Of six moves two are taken back: the first position has appeared twice all the same, and its third
# appearance is claimed with right (9.2.2).
1000 press black
pace 2000 300 300
play Nf3 Nf6 Ng1 Ng8 e4 e5
expect from here
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
