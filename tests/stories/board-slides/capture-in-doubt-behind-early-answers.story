# Two moves begin before the press of the one before, and a later capture is in doubt: the reeds
# that opened early are none that fail.
set Fen=r2qkbnr/ppp3pp/2npbp2/4p3/8/1P1BPQ2/PBPP1PPP/RN2K1NR w KQkq - 4 6
1000 press black
2000 lift g1
+300 place e2
+600 lift d8
+300 place d7
+100 press white
+600 lift e1
+50 press black
+250 place g1
+300 lift h1
+300 place f1
+400 press white
+1500 lift g8
+300 place e7
+500 press black
+700 lift c2
+300 place c4
+300 press white
+500 lift c6
+300 place b4
+300 press black
+1000 lift f3
+1200 press white
+1000 lift b4
+400 lift d3
+200 place d3
+200 press black
+1000 lift a8
+500 lift b7
+300 place a8
+500 press white
+2000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=g1 piece=N
2800.000 released side=white from=g1 square=e2 piece=N
2800.000 made ply=1 side=white uci=g1e2 san=Ne2
2900.000 touched side=black square=d8 piece=q
3300.000 completed ply=1 side=white uci=g1e2 san=Ne2 by=clock
3300.000 clock running=black why=press
3700.000 released side=black from=d8 square=d7 piece=q
3700.000 made ply=2 side=black uci=d8d7 san=Qd7
3950.000 completed ply=2 side=black uci=d8d7 san=Qd7 by=clock
3950.000 clock running=white why=press
3950.000 touched side=white square=e1 piece=K
4500.000 touched side=white square=h1 piece=R
5200.000 released side=white from=e1 square=g1 piece=K
5200.000 released side=white from=h1 square=f1 piece=R
5200.000 made ply=3 side=white uci=e1g1 san=O-O
5200.000 completed ply=3 side=white uci=e1g1 san=O-O by=clock
5200.000 clock running=black why=press
6700.000 touched side=black square=g8 piece=n
7500.000 released side=black from=g8 square=e7 piece=n
7500.000 made ply=4 side=black uci=g8e7 san=Nge7
7500.000 completed ply=4 side=black uci=g8e7 san=Nge7 by=clock
7500.000 clock running=white why=press
8200.000 touched side=white square=c2 piece=P
8800.000 released side=white from=c2 square=c4 piece=P
8800.000 made ply=5 side=white uci=c2c4 san=c4
8800.000 completed ply=5 side=white uci=c2c4 san=c4 by=clock
8800.000 clock running=black why=press
9300.000 touched side=black square=c6 piece=n
9900.000 released side=black from=c6 square=b4 piece=n
9900.000 made ply=6 side=black uci=c6b4 san=Nb4
9900.000 completed ply=6 side=black uci=c6b4 san=Nb4 by=clock
9900.000 clock running=white why=press
10900.000 touched side=white square=f3 piece=Q
12100.000 alert id=1 kind=displaced article=7.4.1 ply=7 confidence=possible evidence={"missing":["f3"]}
12100.000 clock running=black why=press
13900.000 clock running=white why=press
16200.000 made ply=7 side=white uci=f3b7 san=Qxb7
16200.000 completed ply=7 side=white uci=f3b7 san=Qxb7 by=clock
16200.000 made ply=8 side=black uci=b4d3 san=Nxd3
16200.000 completed ply=8 side=black uci=b4d3 san=Nxd3 by=clock
16200.000 made ply=9 side=white uci=b7a8 san=Qxa8+
16200.000 ruling id=1 alert=1 decision=lapsed lasted_ms=4100 ply=7 last_ply=9
16200.000 completed ply=9 side=white uci=b7a8 san=Qxa8+ by=clock
16200.000 clock running=black why=press
