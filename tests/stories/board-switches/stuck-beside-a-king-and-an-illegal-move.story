# The reed of e2 sticks beside king and queen. A pawn that is put where it cannot go is no move of
# the queen there whose reed would be held as well.
1000 press black
2000 place e4
+600 press white
+2000 lift e7
+500 place e5
+500 press black
+2000 lift g1
+500 place f3
+500 press white
+2000 lift d8
+500 place f6
+500 press black
+2000 lift f1
+500 place c4
+500 press white
+2000 lift b8
+500 place c6
+500 press black
+2000 lift d2
+500 place d3
+500 press white
+2000 lift d7
+500 place d6
+500 press black
+2000 lift a2
+500 place a3
+500 press white
+2000 lift a7
+500 place a6
+500 press black
+2000 lift h2
+500 place h3
+500 press white
+3000 lift b7
+600 place g5
+600 press black
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2600.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"switch","square":"e2","shows":"occupied"}
2600.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e4 piece=P
2600.000 made ply=1 side=white uci=e2e4 san=e4
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2600.000 clock running=black why=press
4600.000 touched side=black square=e7 piece=p
5600.000 released side=black from=e7 square=e5 piece=p
5600.000 made ply=2 side=black uci=e7e5 san=e5
5600.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
5600.000 clock running=white why=press
7600.000 touched side=white square=g1 piece=N
8600.000 released side=white from=g1 square=f3 piece=N
8600.000 made ply=3 side=white uci=g1f3 san=Nf3
8600.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
8600.000 clock running=black why=press
10600.000 touched side=black square=d8 piece=q
11600.000 released side=black from=d8 square=f6 piece=q
11600.000 made ply=4 side=black uci=d8f6 san=Qf6
11600.000 completed ply=4 side=black uci=d8f6 san=Qf6 by=clock
11600.000 clock running=white why=press
13600.000 touched side=white square=f1 piece=B
14600.000 released side=white from=f1 square=c4 piece=B
14600.000 made ply=5 side=white uci=f1c4 san=Bc4
14600.000 completed ply=5 side=white uci=f1c4 san=Bc4 by=clock
14600.000 clock running=black why=press
16600.000 touched side=black square=b8 piece=n
17600.000 released side=black from=b8 square=c6 piece=n
17600.000 made ply=6 side=black uci=b8c6 san=Nc6
17600.000 completed ply=6 side=black uci=b8c6 san=Nc6 by=clock
17600.000 clock running=white why=press
19600.000 touched side=white square=d2 piece=P
20600.000 released side=white from=d2 square=d3 piece=P
20600.000 made ply=7 side=white uci=d2d3 san=d3
20600.000 completed ply=7 side=white uci=d2d3 san=d3 by=clock
20600.000 clock running=black why=press
22600.000 touched side=black square=d7 piece=p
23600.000 released side=black from=d7 square=d6 piece=p
23600.000 made ply=8 side=black uci=d7d6 san=d6
23600.000 completed ply=8 side=black uci=d7d6 san=d6 by=clock
23600.000 clock running=white why=press
25600.000 touched side=white square=a2 piece=P
26600.000 released side=white from=a2 square=a3 piece=P
26600.000 made ply=9 side=white uci=a2a3 san=a3
26600.000 completed ply=9 side=white uci=a2a3 san=a3 by=clock
26600.000 clock running=black why=press
28600.000 touched side=black square=a7 piece=p
29600.000 released side=black from=a7 square=a6 piece=p
29600.000 made ply=10 side=black uci=a7a6 san=a6
29600.000 completed ply=10 side=black uci=a7a6 san=a6 by=clock
29600.000 clock running=white why=press
31600.000 touched side=white square=h2 piece=P
32600.000 released side=white from=h2 square=h3 piece=P
32600.000 made ply=11 side=white uci=h2h3 san=h3
32600.000 completed ply=11 side=white uci=h2h3 san=h3 by=clock
32600.000 clock running=black why=press
35600.000 touched side=black square=b7 piece=p
36700.000 released side=black from=b7 square=g5 piece=p
36800.000 alert id=2 kind=displaced article=7.4.1 ply=12 confidence=certain evidence={"missing":["b7"],"unexpected":["g5"]}
36800.000 clock running=white why=press
