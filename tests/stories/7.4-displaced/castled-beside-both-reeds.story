# King and rook of a castling stand beside their reeds, which asks for as much as an illegal move;
# the game goes on from there, and nothing is wrong: eight plies later it is believed.
set Fen=4k3/pppppppp/8/8/8/6P1/PPPPPP1P/4K2R w K - 0 1
1000 press black
2000 lift e1
+600 lift h1
+1200 press white
+2000 lift a7
+300 place a6
+600 press black
+2300 place a1
+600 press white
+2000 lift h7
+300 place h6
+600 press black
+2300 place g2
+600 press white
+2000 lift b7
+300 place b6
+600 press black
+2000 lift b2
+300 place b3
+600 press white
+2000 lift c7
+300 place c6
+600 press black
+2000 lift c2
+300 place c3
+600 press white
+2000 lift d7
+300 place d6
+600 press black
+2000 lift d2
+300 place d3
+600 press white
+2000 lift e7
+300 place e6
+600 press black
+2000 lift e2
+300 place e3
+600 press white
+2000 lift f7
+300 place f6
+600 press black
+2000 lift f2
+300 place f3
+600 press white
+2000 lift g7
+300 place g6
+600 press black
+2000 lift h2
+300 place h3
+600 press white
+5000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e1 piece=K
2600.000 touched side=white square=h1 piece=R
3800.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=certain evidence={"missing":["e1","h1"]}
3800.000 clock running=black why=press
5800.000 touched side=black square=a7 piece=p
6700.000 clock running=white why=press
6700.000 released side=white from=e1 square=a6 piece=K
9500.000 released side=white from=h1 square=a1 piece=R
9600.000 clock running=black why=press
11600.000 touched side=black square=h7 piece=p
12500.000 clock running=white why=press
12500.000 released side=black from=a7 square=h6 piece=p
15300.000 released side=black from=h7 square=g2 piece=p
15400.000 clock running=black why=press
17400.000 touched side=black square=b7 piece=p
18300.000 clock running=white why=press
18300.000 released side=black from=b7 square=b6 piece=p
20300.000 touched side=white square=b2 piece=P
21100.000 released side=white from=b2 square=b3 piece=P
21200.000 clock running=black why=press
23200.000 touched side=black square=c7 piece=p
24100.000 clock running=white why=press
24100.000 released side=black from=c7 square=c6 piece=p
26100.000 touched side=white square=c2 piece=P
26900.000 released side=white from=c2 square=c3 piece=P
27000.000 made ply=1 side=white uci=e1g1 san=O-O
27000.000 completed ply=1 side=white uci=e1g1 san=O-O by=clock
27000.000 made ply=2 side=black uci=a7a6 san=a6
27000.000 completed ply=2 side=black uci=a7a6 san=a6 by=clock
27000.000 made ply=3 side=white uci=f1a1 san=Ra1
27000.000 completed ply=3 side=white uci=f1a1 san=Ra1 by=clock
27000.000 made ply=4 side=black uci=h7h6 san=h6
27000.000 completed ply=4 side=black uci=h7h6 san=h6 by=clock
27000.000 made ply=5 side=white uci=g1g2 san=Kg2
27000.000 completed ply=5 side=white uci=g1g2 san=Kg2 by=clock
27000.000 made ply=6 side=black uci=b7b6 san=b6
27000.000 completed ply=6 side=black uci=b7b6 san=b6 by=clock
27000.000 made ply=7 side=white uci=b2b3 san=b3
27000.000 completed ply=7 side=white uci=b2b3 san=b3 by=clock
27000.000 made ply=8 side=black uci=c7c6 san=c6
27000.000 completed ply=8 side=black uci=c7c6 san=c6 by=clock
27000.000 made ply=9 side=white uci=c2c3 san=c3
27000.000 ruling id=1 alert=1 decision=lapsed lasted_ms=23200 ply=1 last_ply=9
27000.000 alert id=2 kind=sensor ply=10 confidence=likely evidence={"what":"switch","square":"f1","shows":"empty"}
27000.000 alert id=3 kind=sensor ply=10 confidence=likely evidence={"what":"switch","square":"g1","shows":"empty"}
27000.000 completed ply=9 side=white uci=c2c3 san=c3 by=clock
27000.000 clock running=black why=press
29000.000 touched side=black square=d7 piece=p
29800.000 released side=black from=d7 square=d6 piece=p
29800.000 made ply=10 side=black uci=d7d6 san=d6
29900.000 completed ply=10 side=black uci=d7d6 san=d6 by=clock
29900.000 clock running=white why=press
31900.000 touched side=white square=d2 piece=P
32700.000 released side=white from=d2 square=d3 piece=P
32700.000 made ply=11 side=white uci=d2d3 san=d3
32800.000 completed ply=11 side=white uci=d2d3 san=d3 by=clock
32800.000 clock running=black why=press
34800.000 touched side=black square=e7 piece=p
35600.000 released side=black from=e7 square=e6 piece=p
35600.000 made ply=12 side=black uci=e7e6 san=e6
35700.000 completed ply=12 side=black uci=e7e6 san=e6 by=clock
35700.000 clock running=white why=press
37700.000 touched side=white square=e2 piece=P
38500.000 released side=white from=e2 square=e3 piece=P
38500.000 made ply=13 side=white uci=e2e3 san=e3
38600.000 completed ply=13 side=white uci=e2e3 san=e3 by=clock
38600.000 clock running=black why=press
40600.000 touched side=black square=f7 piece=p
41400.000 released side=black from=f7 square=f6 piece=p
41400.000 made ply=14 side=black uci=f7f6 san=f6
41500.000 completed ply=14 side=black uci=f7f6 san=f6 by=clock
41500.000 clock running=white why=press
43500.000 touched side=white square=f2 piece=P
44300.000 released side=white from=f2 square=f3 piece=P
44300.000 made ply=15 side=white uci=f2f3 san=f3
44400.000 completed ply=15 side=white uci=f2f3 san=f3 by=clock
44400.000 clock running=black why=press
46400.000 touched side=black square=g7 piece=p
47200.000 released side=black from=g7 square=g6 piece=p
47200.000 made ply=16 side=black uci=g7g6 san=g6
47300.000 completed ply=16 side=black uci=g7g6 san=g6 by=clock
47300.000 clock running=white why=press
49300.000 touched side=white square=h2 piece=P
50100.000 released side=white from=h2 square=h3 piece=P
50100.000 made ply=17 side=white uci=h2h3 san=h3
50200.000 completed ply=17 side=white uci=h2h3 san=h3 by=clock
50200.000 clock running=black why=press
