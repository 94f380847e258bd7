# A restless switch opens once more under a knight that goes nowhere: White keeps his right to claim
# (9.4).
set Fen=4k2r/8/8/8/8/8/8/1N2K2R w - - 96 60
500 press black
+9000 lift b1
+900 place b1
+2000 lift h1
+400 place h2
+900 press white
+9000 lift b1
+900 place b1
+9000 lift h8
+400 place h7
+900 press black
+9000 lift b1
+900 place b1
+9000 lift h2
+400 place h3
+900 press white
+9000 lift h7
+400 place h6
+900 press black
+9000 lift b1
+900 place b1
+3000 ! claim fifty
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
9500.000 touched side=white square=b1 piece=N
10900.000 released side=white from=b1 square=b1 piece=N
12400.000 touched side=white square=h1 piece=R
13300.000 released side=white from=h1 square=h2 piece=R
13300.000 made ply=1 side=white uci=h1h2 san=Rh2
13700.000 completed ply=1 side=white uci=h1h2 san=Rh2 by=clock
13700.000 alert id=1 kind=touch-move article=4.3.1 side=white ply=1 confidence=possible evidence={"must":{"kind":"move","own":"b1"},"touched":["b1","h1"],"played":"h1h2","claimable":true}
13700.000 clock running=black why=press
22700.000 touched side=black square=b1 piece=N
24100.000 released side=black from=b1 square=b1 piece=N
24100.000 alert id=2 kind=touched-out-of-turn article=4.2.1 side=white ply=2 confidence=possible evidence={"square":"b1","sides":["white","black"]}
32600.000 touched side=black square=h8 piece=r
33500.000 released side=black from=h8 square=h7 piece=r
33500.000 made ply=2 side=black uci=h8h7 san=Rh7
33900.000 completed ply=2 side=black uci=h8h7 san=Rh7 by=clock
33900.000 clock running=white why=press
42900.000 touched side=white square=b1 piece=N
44300.000 released side=white from=b1 square=b1 piece=N
52800.000 alert id=3 kind=sensor ply=3 confidence=likely evidence={"what":"switch","square":"b1","shows":"occupied"}
52800.000 ruling id=1 alert=2 decision=lapsed
52800.000 ruling id=2 alert=1 decision=lapsed
52800.000 touched side=white square=h2 piece=R
53700.000 released side=white from=h2 square=h3 piece=R
53700.000 made ply=3 side=white uci=h2h3 san=Rh3
54100.000 completed ply=3 side=white uci=h2h3 san=Rh3 by=clock
54100.000 clock running=black why=press
63100.000 touched side=black square=h7 piece=r
64000.000 released side=black from=h7 square=h6 piece=r
64000.000 made ply=4 side=black uci=h7h6 san=Rh6
64400.000 completed ply=4 side=black uci=h7h6 san=Rh6 by=clock
64400.000 clock running=white why=press
73400.000 touched side=white square=b1 piece=N
74800.000 released side=white from=b1 square=b1 piece=N
77300.000 claim side=white kind=fifty held=true
77300.000 clock why=pause
77300.000 game state=ended result=1/2-1/2 reason=fifty article=9.3.2
