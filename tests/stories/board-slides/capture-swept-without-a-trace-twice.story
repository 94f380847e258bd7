# The second capture without a trace came before it was known what the first one took.
set Fen=2b3k1/3n4/2p5/4N3/8/8/8/6K1 w - - 0 1
500 press black
1000 lift e5
2500 press white
4000 lift c8
5500 press black
7000 lift g1
7300 place f1
8500 press white
10000 lift c6
10300 place c5
11000 press black
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
1000.000 touched side=white square=e5 piece=N
2500.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"missing":["e5"]}
2500.000 clock running=black why=press
5500.000 made ply=1 side=white uci=e5d7 san=Nxd7
5500.000 completed ply=1 side=white uci=e5d7 san=Nxd7 by=clock
5500.000 made ply=2 side=black uci=c8d7 san=Bxd7
5500.000 ruling id=1 alert=1 decision=lapsed lasted_ms=3000 ply=1 last_ply=2
5500.000 completed ply=2 side=black uci=c8d7 san=Bxd7 by=clock
5500.000 clock running=white why=press
7000.000 touched side=white square=g1 piece=K
7800.000 released side=white from=g1 square=f1 piece=K
7800.000 made ply=3 side=white uci=g1f1 san=Kf1
8500.000 completed ply=3 side=white uci=g1f1 san=Kf1 by=clock
8500.000 clock running=black why=press
10000.000 touched side=black square=c6 piece=p
10800.000 released side=black from=c6 square=c5 piece=p
10800.000 made ply=4 side=black uci=c6c5 san=c5
11000.000 completed ply=4 side=black uci=c6c5 san=c5 by=clock
11000.000 clock running=white why=press
