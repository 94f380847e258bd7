# Black's pawn takes the rook, and its reed stays closed. White puts a pawn right before he answers:
# that Black has pressed without a move is no likelier for it.
set Fen=r3k3/7p/1p4P1/R7/8/8/3Q4/4K3 b - - 0 1
500 press white
+2000 lift a5
+500 place a5
+900 press black
+2000 ! adjust g6
+1500 lift g6
+600 place g6
+2000 lift d2
+500 place d4
+900 press white
+3000 lift a8
+500 place b8
+900 press black
+3000 lift d4
+500 place d5
+900 press white
+3000 lift b8
+500 place c8
+900 press black
+3000 lift d5
+500 place d6
+900 press white
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=black why=start
2500.000 touched side=black square=a5 piece=R
3500.000 released side=black from=a5 square=a5 piece=R
3900.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible
3900.000 clock running=white why=press
11400.000 clock running=black why=press
15800.000 made ply=1 side=black uci=b6a5 san=bxa5
15800.000 completed ply=1 side=black uci=b6a5 san=bxa5 by=clock
15800.000 made ply=2 side=white uci=d2d4 san=Qd4
15800.000 completed ply=2 side=white uci=d2d4 san=Qd4 by=clock
15800.000 made ply=3 side=black uci=a8b8 san=Rb8
15800.000 ruling id=1 alert=1 decision=lapsed lasted_ms=11900 ply=1 last_ply=3
15800.000 completed ply=3 side=black uci=a8b8 san=Rb8 by=clock
15800.000 clock running=white why=press
18800.000 touched side=white square=d4 piece=Q
19800.000 released side=white from=d4 square=d5 piece=Q
19800.000 made ply=4 side=white uci=d4d5 san=Qd5
20200.000 completed ply=4 side=white uci=d4d5 san=Qd5 by=clock
20200.000 clock running=black why=press
20200.000 alert id=2 kind=displaced article=7.4.1 ply=5 confidence=certain evidence={"unexpected":["b6"]}
23200.000 touched side=black square=b8 piece=r
24200.000 released side=black from=b8 square=c8 piece=r
24200.000 made ply=5 side=black uci=b8c8 san=Rc8
24600.000 completed ply=5 side=black uci=b8c8 san=Rc8 by=clock
24600.000 clock running=white why=press
27600.000 touched side=white square=d5 piece=Q
28600.000 released side=white from=d5 square=d6 piece=Q
28600.000 made ply=6 side=white uci=d5d6 san=Qd6
29000.000 completed ply=6 side=white uci=d5d6 san=Qd6 by=clock
29000.000 clock running=black why=press
