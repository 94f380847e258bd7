# Black presses with no move, or his pawn has taken the rook from a square whose reed is stuck. He
# lifts that pawn and puts it back: it was the former, and he plays another move.
set Fen=r3k3/7p/1p4P1/R7/8/8/3Q4/4K3 b - - 0 1
500 press white
+2000 lift a5
+500 place a5
+900 press black
+2000 lift b6
+500 place b6
+3500 lift b6
+500 place b5
+3000 lift d2
+500 place d4
+900 press white
+3000 lift h7
+500 place h5
+900 press black
+3000 lift d4
+500 place d5
+900 press white
+3000 lift h5
+500 place h4
+900 press black
+3000 lift d5
+500 place d4
+900 press white
+3000 lift h4
+500 place h3
+900 press black
+3000 lift d4
+500 place d5
+900 press white
+3000 lift h3
+500 place h2
+900 press black
+3000 lift d5
+500 place d4
+900 press white
+3000 lift a8
+500 place b8
+900 press black
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=black why=start
2500.000 touched side=black square=a5 piece=R
3500.000 released side=black from=a5 square=a5 piece=R
3900.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible
3900.000 clock running=white why=press
9900.000 touched side=black square=b6 piece=p
12400.000 released side=black from=b6 square=b5 piece=p
12400.000 made ply=1 side=black uci=b6b5 san=b5
12400.000 ruling id=1 alert=1 decision=lapsed lasted_ms=8500 ply=1 last_ply=1
13400.000 touched side=white square=d2 piece=Q
14400.000 released side=white from=d2 square=d4 piece=Q
14400.000 made ply=2 side=white uci=d2d4 san=Qd4
14800.000 completed ply=1 side=black uci=b6b5 san=b5 by=answer
14800.000 completed ply=2 side=white uci=d2d4 san=Qd4 by=clock
14800.000 clock running=black why=press
17800.000 touched side=black square=h7 piece=p
19200.000 released side=black from=h7 square=h5 piece=p
19200.000 made ply=3 side=black uci=h7h5 san=h5
19200.000 completed ply=3 side=black uci=h7h5 san=h5 by=clock
19200.000 clock running=white why=press
22200.000 touched side=white square=d4 piece=Q
23200.000 released side=white from=d4 square=d5 piece=Q
23200.000 made ply=4 side=white uci=d4d5 san=Qd5
23600.000 completed ply=4 side=white uci=d4d5 san=Qd5 by=clock
23600.000 clock running=black why=press
26600.000 touched side=black square=h5 piece=p
27600.000 released side=black from=h5 square=h4 piece=p
27600.000 made ply=5 side=black uci=h5h4 san=h4
28000.000 completed ply=5 side=black uci=h5h4 san=h4 by=clock
28000.000 clock running=white why=press
31000.000 touched side=white square=d5 piece=Q
32000.000 released side=white from=d5 square=d4 piece=Q
32000.000 made ply=6 side=white uci=d5d4 san=Qd4
32400.000 completed ply=6 side=white uci=d5d4 san=Qd4 by=clock
32400.000 clock running=black why=press
35400.000 touched side=black square=h4 piece=p
36400.000 released side=black from=h4 square=h3 piece=p
36400.000 made ply=7 side=black uci=h4h3 san=h3
36800.000 completed ply=7 side=black uci=h4h3 san=h3 by=clock
36800.000 clock running=white why=press
39800.000 touched side=white square=d4 piece=Q
40800.000 released side=white from=d4 square=d5 piece=Q
40800.000 made ply=8 side=white uci=d4d5 san=Qd5
41200.000 completed ply=8 side=white uci=d4d5 san=Qd5 by=clock
41200.000 clock running=black why=press
44200.000 touched side=black square=h3 piece=p
45200.000 released side=black from=h3 square=h2 piece=p
45200.000 made ply=9 side=black uci=h3h2 san=h2
45600.000 completed ply=9 side=black uci=h3h2 san=h2 by=clock
45600.000 clock running=white why=press
48600.000 touched side=white square=d5 piece=Q
49600.000 released side=white from=d5 square=d4 piece=Q
49600.000 made ply=10 side=white uci=d5d4 san=Qd4
50000.000 completed ply=10 side=white uci=d5d4 san=Qd4 by=clock
50000.000 clock running=black why=press
53000.000 touched side=black square=a8 piece=r
54000.000 released side=black from=a8 square=b8 piece=r
54000.000 made ply=11 side=black uci=a8b8 san=Rb8
54400.000 completed ply=11 side=black uci=a8b8 san=Rb8 by=clock
54400.000 clock running=white why=press
