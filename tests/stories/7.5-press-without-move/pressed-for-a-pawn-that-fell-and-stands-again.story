# A pawn falls behind White's press, and White sets it up on Black's time. Black may press for that,
# since it was due on White's time (7.4.1): a press without a move is possible, no more.
1000 press black
+5000 lift e2
+600 place e4
+300 press white
+300 lift f2
+1200 place f2
+2000 press black
+1000 press white
+6000 lift e7
+700 place e5
+400 press black
+6000 lift d2
+700 place d4
+400 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
6000.000 touched side=white square=e2 piece=P
6900.000 released side=white from=e2 square=e4 piece=P
6900.000 made ply=1 side=white uci=e2e4 san=e4
6900.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
6900.000 clock running=black why=press
7200.000 touched side=black square=f2 piece=P
8900.000 released side=black from=f2 square=f2 piece=P
8900.000 alert id=1 kind=touched-out-of-turn article=4.2.1 side=white ply=2 confidence=possible evidence={"square":"f2","sides":["white","black"]}
10400.000 alert id=2 kind=no-move article=7.5.3 side=black ply=2 confidence=possible evidence={"penalty":{"kind":"add-opponent","seconds":120}}
10400.000 clock running=white why=press
11400.000 clock running=black why=press
17400.000 touched side=black square=e7 piece=p
18500.000 released side=black from=e7 square=e5 piece=p
18500.000 made ply=2 side=black uci=e7e5 san=e5
18500.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
18500.000 clock running=white why=press
24500.000 touched side=white square=d2 piece=P
25600.000 released side=white from=d2 square=d4 piece=P
25600.000 made ply=3 side=white uci=d2d4 san=d4
25600.000 completed ply=3 side=white uci=d2d4 san=d4 by=clock
25600.000 clock running=black why=press
