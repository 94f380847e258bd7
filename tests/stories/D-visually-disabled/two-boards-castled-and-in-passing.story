# Castling is repeated in any order of lifts, and a capture in passing, too.
set VisuallyDisabled=black
set Fen=4k3/8/8/8/2p5/8/3P4/4K2R w K - 0 1
1000 press black
+1000 lift e1
+300 place g1
+300 lift h1
+300 place f1
+500 press white
+1000 second lift h1
+300 second place f1
+300 second lift e1
+300 second place g1
+2000 second lift e8
+300 second place d7
+1000 press black
+1000 lift e8
+300 place d7
+2000 lift d2
+300 place d4
+600 press white
+600 second lift d2
+600 second place d4
+2000 second lift c4
+500 second place d3
+500 second lift d4
+700 press black
+700 lift d4
+600 lift c4
+900 place d3
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e1 piece=K
2600.000 touched side=white square=h1 piece=R
3400.000 released side=white from=e1 square=g1 piece=K
3400.000 released side=white from=h1 square=f1 piece=R
3400.000 made ply=1 side=white uci=e1g1 san=O-O
3400.000 announcement ply=1 side=white what=move uci=e1g1 words=Kurze Rochade
3400.000 completed ply=1 side=white uci=e1g1 san=O-O by=clock
3400.000 clock running=black why=press
7300.000 touched side=black square=e8 piece=k
8100.000 released side=black from=e8 square=d7 piece=k
8100.000 made ply=2 side=black uci=e8d7 san=Kd7
8100.000 announcement ply=2 side=black what=move uci=e8d7 words=Koenig Eva acht David sieben
8600.000 completed ply=2 side=black uci=e8d7 san=Kd7 by=clock
8600.000 clock running=white why=press
11900.000 touched side=white square=d2 piece=P
12700.000 released side=white from=d2 square=d4 piece=P
12700.000 made ply=3 side=white uci=d2d4 san=d4
12700.000 announcement ply=3 side=white what=move uci=d2d4 words=Bauer David zwei David vier
12800.000 completed ply=3 side=white uci=d2d4 san=d4 by=clock
12800.000 clock running=black why=press
16000.000 touched side=black square=c4 piece=p
17000.000 released side=black from=c4 square=d3 piece=p
17000.000 touched side=black square=d4 piece=P
17500.000 made ply=4 side=black uci=c4d3 san=cxd3
17500.000 announcement ply=4 side=black what=move uci=c4d3 words=Bauer Cesar vier David drei
17700.000 completed ply=4 side=black uci=c4d3 san=cxd3 by=clock
17700.000 clock running=white why=press
