# Pieces fall at both presses; Black's pawn rolls to where it could have gone, and is set up again.
set Fen=4k3/1p6/8/6P1/8/7P/8/4K3 w - - 0 1
1000 press black
2000 lift h3
+600 place h4
+900 press white
+10 lift h4
+380 lift g5
+2300 place h4
+1400 place g5
9000 lift b7
+600 place b5
+1200 lift b5
+100 place b6
+30 press black
+2400 lift b6
+700 place b5
+6000 lift h4
+500 place h5
+900 press white
+3000 lift e8
+600 place e7
+900 press black
+1000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=h3 piece=P
3100.000 released side=white from=h3 square=h4 piece=P
3100.000 made ply=1 side=white uci=h3h4 san=h4
3500.000 completed ply=1 side=white uci=h3h4 san=h4 by=clock
3500.000 clock running=black why=press
3510.000 touched side=black square=h4 piece=P
3890.000 touched side=black square=g5 piece=P
6690.000 released side=black from=h4 square=h4 piece=P
8090.000 released side=black from=g5 square=g5 piece=P
9000.000 touched side=black square=b7 piece=p
10100.000 released side=black from=b7 square=b5 piece=p
10100.000 made ply=2 side=black uci=b7b5 san=b5
10800.000 touched side=black square=b5 piece=p
10930.000 released side=black from=b5 square=b5 piece=p
10930.000 completed ply=2 side=black uci=b7b5 san=b5 by=clock
10930.000 clock running=white why=press
10930.000 alert id=1 kind=displaced article=7.4.1 ply=3 confidence=certain evidence={"missing":["b5"],"unexpected":["b6"]}
14530.000 ruling id=1 alert=1 decision=lapsed lasted_ms=3600
20030.000 touched side=white square=h4 piece=P
21030.000 released side=white from=h4 square=h5 piece=P
21030.000 made ply=3 side=white uci=h4h5 san=h5
21430.000 completed ply=3 side=white uci=h4h5 san=h5 by=clock
21430.000 clock running=black why=press
24430.000 touched side=black square=e8 piece=k
25530.000 released side=black from=e8 square=e7 piece=k
25530.000 made ply=4 side=black uci=e8e7 san=Ke7
25930.000 completed ply=4 side=black uci=e8e7 san=Ke7 by=clock
25930.000 clock running=white why=press
