# The knight is gone without a trace: g6 did not close, or f7.
# Twice the switch of g6 has opened in the opponent's time: it is told at once.
set Fen=4k3/8/6n1/8/8/8/6P1/4K3 w - - 0 1
500 press black
+9000 lift g6
+600 place g6
+9000 lift g6
+300 place g6
+9000 lift g2
+400 place g3
+900 press white
+9000 lift g6
+500 place h8
+900 press black
+9000 lift g3
+400 place g4
+900 press white
+9000 lift h8
+1500 press black
+3000 rest
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
9500.000 touched side=white square=g6 piece=n
10600.000 released side=white from=g6 square=g6 piece=n
10600.000 alert id=1 kind=touched-out-of-turn article=4.2.1 side=black ply=1 confidence=possible evidence={"square":"g6","sides":["white","black"]}
19100.000 touched side=white square=g6 piece=n
19900.000 released side=white from=g6 square=g6 piece=n
28400.000 touched side=white square=g2 piece=P
29300.000 released side=white from=g2 square=g3 piece=P
29300.000 made ply=1 side=white uci=g2g3 san=g3
29700.000 completed ply=1 side=white uci=g2g3 san=g3 by=clock
29700.000 clock running=black why=press
38700.000 touched side=black square=g6 piece=n
39700.000 released side=black from=g6 square=h8 piece=n
39700.000 made ply=2 side=black uci=g6h8 san=Nh8
40100.000 completed ply=2 side=black uci=g6h8 san=Nh8 by=clock
40100.000 clock running=white why=press
49100.000 touched side=white square=g3 piece=P
50000.000 released side=white from=g3 square=g4 piece=P
50000.000 made ply=3 side=white uci=g3g4 san=g4
50400.000 completed ply=3 side=white uci=g3g4 san=g4 by=clock
50400.000 clock running=black why=press
59400.000 touched side=black square=h8 piece=n
60900.000 released side=black from=h8 square=g6 piece=n
60900.000 made ply=4 side=black uci=h8g6 san=Ng6
60900.000 completed ply=4 side=black uci=h8g6 san=Ng6 by=clock
60900.000 clock running=white why=press
60900.000 alert id=2 kind=displaced article=7.4.1 ply=5 confidence=certain evidence={"missing":["g6"]}
60900.000 ruling id=1 alert=1 decision=lapsed
