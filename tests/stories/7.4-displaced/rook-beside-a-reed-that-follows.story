# A reed that has closed with the one beside it, and cannot have been the knight's, closes with it
# again: the rook stands on the other, although it could go to either.
set Fen=4k3/p6p/8/8/8/3N4/7P/1R2K3 w - - 0 1
1000 press black
2000 lift d3
+700 place b4 b3
+600 press white
+2000 lift a7
+300 place a6
+600 press black
+2000 lift b4 b3
+300 place d5
+600 press white
+2000 lift a6
+300 place a5
+600 press black
+2000 lift b1
+700 place b4 b3
+600 press white
+2000 lift h7
+300 place h6
+600 press black
+2000 lift b4 b3
+700 place b2
+600 press white
+2000 lift a5
+300 place a4
+600 press black
+5000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=d3 piece=N
3200.000 released side=white from=d3 square=b4 piece=N
3200.000 made ply=1 side=white uci=d3b4 san=Nb4
3300.000 completed ply=1 side=white uci=d3b4 san=Nb4 by=clock
3300.000 clock running=black why=press
3300.000 alert id=1 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"unexpected":["b3"]}
5300.000 touched side=black square=a7 piece=p
6100.000 released side=black from=a7 square=a6 piece=p
6100.000 made ply=2 side=black uci=a7a6 san=a6
6200.000 completed ply=2 side=black uci=a7a6 san=a6 by=clock
6200.000 clock running=white why=press
8200.000 touched side=white square=b4 piece=N
9000.000 released side=white from=b4 square=d5 piece=N
9000.000 made ply=3 side=white uci=b4d5 san=Nd5
9100.000 completed ply=3 side=white uci=b4d5 san=Nd5 by=clock
9100.000 clock running=black why=press
9100.000 ruling id=1 alert=1 decision=lapsed lasted_ms=5800
11100.000 touched side=black square=a6 piece=p
11900.000 released side=black from=a6 square=a5 piece=p
11900.000 made ply=4 side=black uci=a6a5 san=a5
12000.000 completed ply=4 side=black uci=a6a5 san=a5 by=clock
12000.000 clock running=white why=press
14000.000 touched side=white square=b1 piece=R
15200.000 released side=white from=b1 square=b3 piece=R
15200.000 made ply=5 side=white uci=b1b3 san=Rb3
15300.000 touched side=white square=b3 piece=R
15300.000 released side=white from=b3 square=b4 piece=R
15300.000 withdrawn ply=5 uci=b1b3 why=changed
15300.000 made ply=5 side=white uci=b1b4 san=Rb4
15300.000 completed ply=5 side=white uci=b1b4 san=Rb4 by=clock
15300.000 clock running=black why=press
15300.000 alert id=2 kind=displaced article=7.4.1 ply=6 confidence=certain evidence={"unexpected":["b3"]}
17300.000 touched side=black square=h7 piece=p
18100.000 released side=black from=h7 square=h6 piece=p
18100.000 made ply=6 side=black uci=h7h6 san=h6
18200.000 completed ply=6 side=black uci=h7h6 san=h6 by=clock
18200.000 clock running=white why=press
20200.000 touched side=white square=b4 piece=R
21400.000 released side=white from=b4 square=b2 piece=R
21400.000 made ply=7 side=white uci=b4b2 san=Rb2
21500.000 completed ply=7 side=white uci=b4b2 san=Rb2 by=clock
21500.000 clock running=black why=press
21500.000 ruling id=2 alert=2 decision=lapsed lasted_ms=6200
23500.000 touched side=black square=a5 piece=p
24300.000 released side=black from=a5 square=a4 piece=p
24300.000 made ply=8 side=black uci=a5a4 san=a4
24400.000 completed ply=8 side=black uci=a5a4 san=a4 by=clock
24400.000 clock running=white why=press
