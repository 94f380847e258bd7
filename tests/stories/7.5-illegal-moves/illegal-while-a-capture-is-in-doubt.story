# A queen takes one of two pawns, and no reed shows which. Black then makes an illegal move, which
# is pressed back and put right: that is no move, and the game goes on.
set Fen=3q2k1/5ppp/8/2p5/8/p3Q3/5PPP/6K1 w - - 0 1
1000 press black
+2000 lift e3
+1500 press white
+2000 lift h7
+400 place f6
+500 press black
+2500 lift f6
+400 place h7
+600 press white
+2000 lift d8
+300 place d7
+500 press black
+2000 lift c5
+300 place c8
+500 press white
+2000 lift d7
+300 place d8
+500 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 touched side=white square=e3 piece=Q
4500.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"missing":["e3"]}
4500.000 clock running=black why=press
7400.000 clock running=white why=press
10900.000 clock running=black why=press
13700.000 clock running=white why=press
16500.000 made ply=1 side=white uci=e3c5 san=Qxc5
16500.000 completed ply=1 side=white uci=e3c5 san=Qxc5 by=clock
16500.000 made ply=2 side=black uci=d8d7 san=Qd7
16500.000 completed ply=2 side=black uci=d8d7 san=Qd7 by=clock
16500.000 made ply=3 side=white uci=c5c8 san=Qc8+
16500.000 ruling id=1 alert=1 decision=lapsed lasted_ms=12000 ply=1 last_ply=3
16500.000 completed ply=3 side=white uci=c5c8 san=Qc8+ by=clock
16500.000 clock running=black why=press
18500.000 touched side=black square=d7 piece=q
19300.000 released side=black from=d7 square=d8 piece=q
19300.000 made ply=4 side=black uci=d7d8 san=Qd8
19300.000 completed ply=4 side=black uci=d7d8 san=Qd8 by=clock
19300.000 clock running=white why=press
