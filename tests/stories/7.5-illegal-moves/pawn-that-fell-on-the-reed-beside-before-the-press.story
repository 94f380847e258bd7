# A pawn falls just before the opponent presses, and lies on the reed beside. Who presses then, so
# that the other player sets it up, has pressed without a move, but moved nothing illegally.
set Fen=4b1k1/q6r/1RPp4/3Pp1P1/4P3/4QPPp/r3R2K/2R5 b - - 0 45
1000 press white
+9000 lift a2
+900 lift e2
+400 place e2
+900 lift f3
+50 press black
+80 place f4
+4900 press white
+1500 press black
+2000 lift f4
+600 place f3
+8000 lift h2
+500 place g1
+600 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=black why=start
10000.000 touched side=black square=a2 piece=r
10900.000 touched side=black square=e2 piece=R
11800.000 released side=black from=a2 square=e2 piece=r
11800.000 made ply=1 side=black uci=a2e2 san=Rxe2+
12250.000 completed ply=1 side=black uci=a2e2 san=Rxe2+ by=clock
12250.000 clock running=white why=press
12250.000 touched side=white square=f3 piece=P
12830.000 released side=white from=f3 square=f4 piece=P
17230.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=2 confidence=possible evidence={"from":"f3","to":"f4","missing":["f3"],"unexpected":["f4"],"penalty":{"kind":"add-opponent","seconds":120}}
17230.000 clock running=black why=press
18730.000 clock running=white why=press
20730.000 touched side=white square=f4 piece=P
21830.000 released side=white from=f4 square=f3 piece=P
29330.000 touched side=white square=h2 piece=K
30330.000 released side=white from=h2 square=g1 piece=K
30330.000 made ply=2 side=white uci=h2g1 san=Kg1
30430.000 completed ply=2 side=white uci=h2g1 san=Kg1 by=clock
30430.000 clock running=black why=press
