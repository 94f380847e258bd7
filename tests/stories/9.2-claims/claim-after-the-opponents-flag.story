# Black's fallen flag does not keep White from claiming.
set TimeControl=20
1000 press black
play Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8
expect from here
+500 lift g1
+300 place f3
+300 press white
+1000 lift g8
+300 place f6
+25000 press black
+900 lift f3
+300 place g1
+300 press white
+300 lift f6
+300 place g8
+300 press black
+300 ! claim threefold
---
12700.000 touched side=white square=g1 piece=N
13300.000 released side=white from=g1 square=f3 piece=N
13300.000 made ply=9 side=white uci=g1f3 san=Nf3
13300.000 completed ply=9 side=white uci=g1f3 san=Nf3 by=clock
13300.000 clock running=black why=press
14300.000 touched side=black square=g8 piece=n
15100.000 released side=black from=g8 square=f6 piece=n
15100.000 made ply=10 side=black uci=g8f6 san=Nf6
27700.000 clock running=black why=flag
27700.000 alert id=1 kind=flag-fall article=A.5.5 side=black ply=10 confidence=certain evidence={"result":"1-0"}
39600.000 completed ply=10 side=black uci=g8f6 san=Nf6 by=clock
39600.000 clock running=white why=press
40500.000 touched side=white square=f3 piece=N
41100.000 released side=white from=f3 square=g1 piece=N
41100.000 made ply=11 side=white uci=f3g1 san=Ng1
41100.000 completed ply=11 side=white uci=f3g1 san=Ng1 by=clock
41100.000 clock running=black why=press
41400.000 touched side=black square=f6 piece=n
42000.000 released side=black from=f6 square=g8 piece=n
42000.000 made ply=12 side=black uci=f6g8 san=Ng8
42000.000 completed ply=12 side=black uci=f6g8 san=Ng8 by=clock
42000.000 clock running=white why=press
42300.000 claim side=white kind=threefold held=true
42300.000 clock why=pause
42300.000 game state=ended result=1/2-1/2 reason=threefold article=9.2.2
