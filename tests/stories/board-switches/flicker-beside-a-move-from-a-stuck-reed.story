# A knight leaves a reed that sticks, and a pawn beside its way flickers: by an offence, too.
set Fen=4k3/8/8/6P1/4N3/8/8/4K2R w - - 0 1
1000 press black
2000 lift h1
+700 place h1
+900 lift g5
+70 place g5
+60 place f6
+900 press white
+2000 lift e8
+500 place f8
+900 press black
+2000 lift h1
+500 place h2
+900 press white
+2000 lift f8
+500 place e7
+900 press black
+4000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=h1 piece=R
3200.000 released side=white from=h1 square=h1 piece=R
4630.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"switch","square":"e4","shows":"occupied"}
4630.000 touched side=white square=e4 piece=N
4630.000 released side=white from=e4 square=f6 piece=N
4630.000 made ply=1 side=white uci=e4f6 san=Nf6+
4630.000 completed ply=1 side=white uci=e4f6 san=Nf6+ by=clock
4630.000 clock running=black why=press
6630.000 touched side=black square=e8 piece=k
7630.000 released side=black from=e8 square=f8 piece=k
7630.000 made ply=2 side=black uci=e8f8 san=Kf8
8030.000 completed ply=2 side=black uci=e8f8 san=Kf8 by=clock
8030.000 clock running=white why=press
10030.000 touched side=white square=h1 piece=R
11030.000 released side=white from=h1 square=h2 piece=R
11030.000 made ply=3 side=white uci=h1h2 san=Rh2
11430.000 completed ply=3 side=white uci=h1h2 san=Rh2 by=clock
11430.000 clock running=black why=press
13430.000 touched side=black square=f8 piece=k
14430.000 released side=black from=f8 square=e7 piece=k
14430.000 made ply=4 side=black uci=f8e7 san=Ke7
14830.000 completed ply=4 side=black uci=f8e7 san=Ke7 by=clock
14830.000 clock running=white why=press
