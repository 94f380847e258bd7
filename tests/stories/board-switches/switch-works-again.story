# A switch that has shown once more what it should is believed at once, and that is said.
1000 press black
2000 place f3
+600 press white
+2000 lift e7
+300 place e5
+300 press black
+2000 lift f3 g1
+300 place g1
+300 press white
+2000 lift d7
+300 place d6
+300 press black
+2000 lift g1
+300 place f3
+300 press white
+2000 lift c7
+300 place c6
+300 press black
+2000 lift f3
+300 place g1
+300 press white
+2000 lift b7
+300 place b6
+300 press black
+2000 lift g1
+300 place f3
+300 press white
+2000 lift a7
+300 place a6
+300 press black
+2000 lift f3
+300 place g1
+300 press white
+2000 lift h7
+300 place h6
+300 press black
+2000 lift g1
+300 place h3
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2600.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"unexpected":["f3"]}
2600.000 clock running=black why=press
5200.000 clock running=white why=press
7800.000 made ply=1 side=white uci=g1f3 san=Nf3
7800.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=clock
7800.000 made ply=2 side=black uci=e7e5 san=e5
7800.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
7800.000 made ply=3 side=white uci=f3g1 san=Ng1
7800.000 ruling id=1 alert=1 decision=lapsed lasted_ms=5200 ply=1 last_ply=3
7800.000 alert id=2 kind=sensor ply=4 confidence=likely evidence={"what":"switch","square":"g1","shows":"occupied"}
7800.000 completed ply=3 side=white uci=f3g1 san=Ng1 by=clock
7800.000 clock running=black why=press
9800.000 touched side=black square=d7 piece=p
10400.000 released side=black from=d7 square=d6 piece=p
10400.000 made ply=4 side=black uci=d7d6 san=d6
10400.000 completed ply=4 side=black uci=d7d6 san=d6 by=clock
10400.000 clock running=white why=press
13000.000 touched side=white square=g1 piece=N
13000.000 released side=white from=g1 square=f3 piece=N
13000.000 made ply=5 side=white uci=g1f3 san=Nf3
13000.000 completed ply=5 side=white uci=g1f3 san=Nf3 by=clock
13000.000 clock running=black why=press
13000.000 ruling id=2 alert=2 decision=lapsed
15000.000 touched side=black square=c7 piece=p
15600.000 released side=black from=c7 square=c6 piece=p
15600.000 made ply=6 side=black uci=c7c6 san=c6
15600.000 completed ply=6 side=black uci=c7c6 san=c6 by=clock
15600.000 clock running=white why=press
17600.000 touched side=white square=f3 piece=N
18200.000 released side=white from=f3 square=g1 piece=N
18200.000 made ply=7 side=white uci=f3g1 san=Ng1
18200.000 completed ply=7 side=white uci=f3g1 san=Ng1 by=clock
18200.000 clock running=black why=press
20200.000 touched side=black square=b7 piece=p
20800.000 released side=black from=b7 square=b6 piece=p
20800.000 made ply=8 side=black uci=b7b6 san=b6
20800.000 completed ply=8 side=black uci=b7b6 san=b6 by=clock
20800.000 clock running=white why=press
22800.000 touched side=white square=g1 piece=N
23400.000 released side=white from=g1 square=f3 piece=N
23400.000 made ply=9 side=white uci=g1f3 san=Nf3
23400.000 completed ply=9 side=white uci=g1f3 san=Nf3 by=clock
23400.000 clock running=black why=press
25400.000 touched side=black square=a7 piece=p
26000.000 released side=black from=a7 square=a6 piece=p
26000.000 made ply=10 side=black uci=a7a6 san=a6
26000.000 completed ply=10 side=black uci=a7a6 san=a6 by=clock
26000.000 clock running=white why=press
28000.000 touched side=white square=f3 piece=N
28600.000 released side=white from=f3 square=g1 piece=N
28600.000 made ply=11 side=white uci=f3g1 san=Ng1
28600.000 completed ply=11 side=white uci=f3g1 san=Ng1 by=clock
28600.000 clock running=black why=press
30600.000 touched side=black square=h7 piece=p
31200.000 released side=black from=h7 square=h6 piece=p
31200.000 made ply=12 side=black uci=h7h6 san=h6
31200.000 completed ply=12 side=black uci=h7h6 san=h6 by=clock
31200.000 clock running=white why=press
33200.000 touched side=white square=g1 piece=N
33800.000 released side=white from=g1 square=h3 piece=N
33800.000 made ply=13 side=white uci=g1h3 san=Nh3
33800.000 completed ply=13 side=white uci=g1h3 san=Nh3 by=clock
33800.000 clock running=black why=press
