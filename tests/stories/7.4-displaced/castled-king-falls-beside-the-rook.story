# Behind castling the king falls to the corner and a pawn with him: White has castled.
set Fen=4k3/4p3/8/8/8/8/5PPP/4K2R w K - 0 1
1000 press black
2000 lift e1
+600 place g1
+900 lift h1
+500 place f1
+600 lift g1
+500 lift h2
+200 place h1
+50 press white
+5000 lift h1
+500 place g1
+800 place h2
+2000 lift e7
+300 place e5
+400 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e1 piece=K
3100.000 released side=white from=e1 square=g1 piece=K
3500.000 touched side=white square=h1 piece=R
4500.000 released side=white from=h1 square=f1 piece=R
4500.000 made ply=1 side=white uci=e1g1 san=O-O
4600.000 touched side=white square=g1 piece=K
5100.000 touched side=white square=h2 piece=P
5350.000 released side=white from=h2 square=h2 piece=P
5350.000 released side=white from=g1 square=g1 piece=K
5350.000 completed ply=1 side=white uci=e1g1 san=O-O by=clock
5350.000 clock running=black why=press
5350.000 alert id=1 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["g1","h2"],"unexpected":["h1"]}
12150.000 ruling id=1 alert=1 decision=lapsed lasted_ms=6800
13650.000 touched side=black square=e7 piece=p
14350.000 released side=black from=e7 square=e5 piece=p
14350.000 made ply=2 side=black uci=e7e5 san=e5
14350.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
14350.000 clock running=white why=press
