# A knight falls as Black's hand comes to the clock, and lies there as White presses back for it to
# be set up on Black's time (7.4.1): a press without a move is possible, no more.
1000 press black
+8300 lift h2
+340 place h3
+380 press white
+3800 lift h7
+870 place h5
+330 lift g8
+40 press black
+930 press white
+1270 place g8
+1285 press black
+4238 lift c2
+350 place c4
+700 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
9300.000 touched side=white square=h2 piece=P
10020.000 released side=white from=h2 square=h3 piece=P
10020.000 made ply=1 side=white uci=h2h3 san=h3
10020.000 completed ply=1 side=white uci=h2h3 san=h3 by=clock
10020.000 clock running=black why=press
13820.000 touched side=black square=h7 piece=p
15060.000 released side=black from=h7 square=h5 piece=p
15060.000 made ply=2 side=black uci=h7h5 san=h5
15060.000 completed ply=2 side=black uci=h7h5 san=h5 by=clock
15060.000 clock running=white why=press
15990.000 alert id=1 kind=no-move article=7.5.3 side=white ply=3 confidence=possible evidence={"penalty":{"kind":"add-opponent","seconds":120}}
15990.000 clock running=black why=press
18545.000 clock running=white why=press
22783.000 touched side=white square=c2 piece=P
23633.000 released side=white from=c2 square=c4 piece=P
23633.000 made ply=3 side=white uci=c2c4 san=c4
23833.000 completed ply=3 side=white uci=c2c4 san=c4 by=clock
23833.000 clock running=black why=press
