# Black presses without a move in a game under way, and White plays on. It is the offence that it
# is, and no move is found in its place.
play e2e4 e7e5 g1f3 b8c6 f1c4 f8c5
+3000 lift d2
+400 place d3
+200 press white
+2700 press black
+3000 lift b1
+400 place c3
+500 press white
+3000 lift g8
+400 place f6
+500 press black
+3000 lift e1
+400 lift h1
+300 place g1
+300 place f1
+500 press white
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
1400.000 touched side=white square=e2 piece=P
1400.000 released side=white from=e2 square=e4 piece=P
1400.000 made ply=1 side=white uci=e2e4 san=e4
1400.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
1400.000 clock running=black why=press
1900.000 touched side=black square=e7 piece=p
2700.000 released side=black from=e7 square=e5 piece=p
2700.000 made ply=2 side=black uci=e7e5 san=e5
2800.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
2800.000 clock running=white why=press
3300.000 touched side=white square=g1 piece=N
4100.000 released side=white from=g1 square=f3 piece=N
4100.000 made ply=3 side=white uci=g1f3 san=Nf3
4200.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
4200.000 clock running=black why=press
4700.000 touched side=black square=b8 piece=n
5500.000 released side=black from=b8 square=c6 piece=n
5500.000 made ply=4 side=black uci=b8c6 san=Nc6
5600.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock
5600.000 clock running=white why=press
6100.000 touched side=white square=f1 piece=B
6900.000 released side=white from=f1 square=c4 piece=B
6900.000 made ply=5 side=white uci=f1c4 san=Bc4
7000.000 completed ply=5 side=white uci=f1c4 san=Bc4 by=clock
7000.000 clock running=black why=press
7500.000 touched side=black square=f8 piece=b
8300.000 released side=black from=f8 square=c5 piece=b
8300.000 made ply=6 side=black uci=f8c5 san=Bc5
8400.000 completed ply=6 side=black uci=f8c5 san=Bc5 by=clock
8400.000 clock running=white why=press
11400.000 touched side=white square=d2 piece=P
12000.000 released side=white from=d2 square=d3 piece=P
12000.000 made ply=7 side=white uci=d2d3 san=d3
12000.000 completed ply=7 side=white uci=d2d3 san=d3 by=clock
12000.000 clock running=black why=press
14700.000 alert id=1 kind=no-move article=7.5.3 side=black ply=8 confidence=certain evidence={"penalty":{"kind":"add-opponent","seconds":120}}
14700.000 clock running=white why=press
17700.000 touched side=white square=b1 piece=N
18600.000 released side=white from=b1 square=c3 piece=N
18600.000 made ply=9 side=white uci=b1c3 san=Nc3
18600.000 completed ply=9 side=white uci=b1c3 san=Nc3 by=clock
18600.000 clock running=black why=press
21600.000 touched side=black square=g8 piece=n
22500.000 released side=black from=g8 square=f6 piece=n
22500.000 made ply=10 side=black uci=g8f6 san=Nf6
22500.000 completed ply=10 side=black uci=g8f6 san=Nf6 by=clock
22500.000 clock running=white why=press
25500.000 touched side=white square=e1 piece=K
25900.000 touched side=white square=h1 piece=R
27000.000 released side=white from=e1 square=g1 piece=K
27000.000 released side=white from=h1 square=f1 piece=R
27000.000 made ply=11 side=white uci=e1g1 san=O-O
27000.000 alert id=2 kind=two-hands article=7.5.4 side=white ply=11 confidence=possible evidence={"what":"both-held","squares":["e1","h1"],"between_ms":300,"distance_mm":165,"penalty":{"kind":"add-opponent","seconds":120}}
27000.000 completed ply=11 side=white uci=e1g1 san=O-O by=clock
27000.000 clock running=black why=press
