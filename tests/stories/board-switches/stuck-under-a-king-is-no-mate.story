# The reed that the king leaves is stuck: it is not his bishop that moved, and he is not mated.
set Fen=3rkb2/p2p1p2/8/1N6/1P6/4B3/P6P/6K1 w - - 0 1
1000 press black
4000 lift a2
4400 place a3
5500 press white
8500 place e7
10000 press black
13000 lift e3
13400 place c5
14500 press white
17500 lift e7
17900 place f6
19000 press black
22000 lift b5
22400 place c7
23500 press white
26500 lift a7
26900 place a6
28000 press black
31000 lift h2
31400 place h3
32500 press white
35500 lift a6
35900 place a5
37000 press black
40000 lift h3
40400 place h4
41500 press white
44500 lift f6
44900 place f5
46000 press black
+60000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
4000.000 touched side=white square=a2 piece=P
4900.000 released side=white from=a2 square=a3 piece=P
4900.000 made ply=1 side=white uci=a2a3 san=a3
5500.000 completed ply=1 side=white uci=a2a3 san=a3 by=clock
5500.000 clock running=black why=press
10000.000 alert id=1 kind=displaced article=7.4.1 ply=2 confidence=possible evidence={"unexpected":["e7"]}
10000.000 clock running=white why=press
14500.000 clock running=black why=press
19000.000 clock running=white why=press
23500.000 clock running=black why=press
28000.000 made ply=2 side=black uci=e8e7 san=Ke7
28000.000 completed ply=2 side=black uci=e8e7 san=Ke7 by=clock
28000.000 made ply=3 side=white uci=e3c5 san=Bc5+
28000.000 completed ply=3 side=white uci=e3c5 san=Bc5+ by=clock
28000.000 made ply=4 side=black uci=e7f6 san=Kf6
28000.000 completed ply=4 side=black uci=e7f6 san=Kf6 by=clock
28000.000 made ply=5 side=white uci=b5c7 san=Nc7
28000.000 completed ply=5 side=white uci=b5c7 san=Nc7 by=clock
28000.000 made ply=6 side=black uci=a7a6 san=a6
28000.000 ruling id=1 alert=1 decision=lapsed lasted_ms=18000 ply=2 last_ply=6
28000.000 completed ply=6 side=black uci=a7a6 san=a6 by=clock
28000.000 clock running=white why=press
31000.000 touched side=white square=h2 piece=P
31900.000 released side=white from=h2 square=h3 piece=P
31900.000 made ply=7 side=white uci=h2h3 san=h3
32500.000 completed ply=7 side=white uci=h2h3 san=h3 by=clock
32500.000 clock running=black why=press
32500.000 alert id=2 kind=displaced article=7.4.1 ply=8 confidence=certain evidence={"unexpected":["e8"]}
35500.000 touched side=black square=a6 piece=p
36400.000 released side=black from=a6 square=a5 piece=p
36400.000 made ply=8 side=black uci=a6a5 san=a5
37000.000 completed ply=8 side=black uci=a6a5 san=a5 by=clock
37000.000 clock running=white why=press
40000.000 touched side=white square=h3 piece=P
40900.000 released side=white from=h3 square=h4 piece=P
40900.000 made ply=9 side=white uci=h3h4 san=h4
41500.000 completed ply=9 side=white uci=h3h4 san=h4 by=clock
41500.000 clock running=black why=press
44500.000 touched side=black square=f6 piece=k
45400.000 released side=black from=f6 square=f5 piece=k
45400.000 made ply=10 side=black uci=f6f5 san=Kf5
46000.000 completed ply=10 side=black uci=f6f5 san=Kf5 by=clock
46000.000 clock running=white why=press
