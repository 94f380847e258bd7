# A pawn that stands beside its reed is followed by what the board shows later. For some moves the
# record is a guess: an illegal move is then only possible.
set Fen=4k3/p7/8/8/8/8/P6P/4K3 w - - 0 1
1000 press black
2000 lift a2
+1500 press white
+3000 lift a7
+400 place a6
+500 press black
+2000 place a4
+2000 lift h2
+400 place h3
+500 press white
+3000 lift e8
+900 place e5
+700 press black
+1000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=a2 piece=P
3500.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"missing":["a2"]}
3500.000 clock running=black why=press
7400.000 clock running=white why=press
12300.000 made ply=1 side=white uci=a2a4 san=a4
12300.000 completed ply=1 side=white uci=a2a4 san=a4 by=clock
12300.000 made ply=2 side=black uci=a7a6 san=a6
12300.000 completed ply=2 side=black uci=a7a6 san=a6 by=clock
12300.000 made ply=3 side=white uci=h2h3 san=h3
12300.000 ruling id=1 alert=1 decision=lapsed lasted_ms=8800 ply=1 last_ply=3
12300.000 completed ply=3 side=white uci=h2h3 san=h3 by=clock
12300.000 clock running=black why=press
15300.000 touched side=black square=e8 piece=k
16700.000 released side=black from=e8 square=e5 piece=k
16900.000 alert id=2 kind=illegal-move article=7.5.1 side=black ply=4 confidence=possible evidence={"from":"e8","to":"e5","missing":["e8"],"unexpected":["e5"],"penalty":{"kind":"add-opponent","seconds":120}}
16900.000 clock running=white why=press
