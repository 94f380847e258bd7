# A bishop beside its reed lets it flicker, with no piece in a hand: it stands there, although a
# reed of d3 that failed under the bishop and under a pawn would explain what did not close.
set Fen=4k2q/1p6/8/8/8/8/P2P3P/4KB2 w - - 0 1
1000 press black
2000 lift f1
+1500 press white
+26 place c4
+56 lift c4
+2000 lift h8
+800 place h4
+900 press black
+1000 lift e1
+500 place f1
+1200 press white
+56 place c4
+100 lift c4
+2000 lift b7
+700 place b5
+900 press black
+1000 lift b5
+2000 place b5
+1200 press white
+2000 lift e8
+700 place e7
+900 press black
+1000 lift a2
+700 place a3
+900 press white
+2000 lift e7
+700 place d6
+900 press black
+2000 lift d2
+1500 press white
+1000 place d3
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=f1 piece=B
3500.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"missing":["f1"]}
3500.000 clock running=black why=press
7282.000 clock running=white why=press
9982.000 made ply=1 side=white uci=f1c4 san=Bc4
9982.000 completed ply=1 side=white uci=f1c4 san=Bc4 by=clock
9982.000 made ply=2 side=black uci=h8h4 san=Qh4+
9982.000 completed ply=2 side=black uci=h8h4 san=Qh4+ by=clock
9982.000 made ply=3 side=white uci=e1f1 san=Kf1
9982.000 ruling id=1 alert=1 decision=lapsed lasted_ms=6482 ply=1 last_ply=3
9982.000 completed ply=3 side=white uci=e1f1 san=Kf1 by=clock
9982.000 clock running=black why=press
12138.000 touched side=black square=b7 piece=p
13338.000 released side=black from=b7 square=b5 piece=p
13338.000 made ply=4 side=black uci=b7b5 san=b5
13738.000 completed ply=4 side=black uci=b7b5 san=b5 by=clock
13738.000 clock running=white why=press
13738.000 alert id=2 kind=displaced article=7.4.1 ply=5 confidence=certain evidence={"missing":["c4"]}
14738.000 touched side=white square=b5 piece=p
17238.000 touched side=white square=c4 piece=B
17238.000 released side=white from=c4 square=b5 piece=B
17238.000 made ply=5 side=white uci=c4b5 san=Bxb5+
17238.000 ruling id=2 alert=2 decision=lapsed lasted_ms=3500
17938.000 completed ply=5 side=white uci=c4b5 san=Bxb5+ by=clock
17938.000 clock running=black why=press
19938.000 touched side=black square=e8 piece=k
21138.000 released side=black from=e8 square=e7 piece=k
21138.000 made ply=6 side=black uci=e8e7 san=Ke7
21538.000 completed ply=6 side=black uci=e8e7 san=Ke7 by=clock
21538.000 clock running=white why=press
22538.000 touched side=white square=a2 piece=P
23738.000 released side=white from=a2 square=a3 piece=P
23738.000 made ply=7 side=white uci=a2a3 san=a3
24138.000 completed ply=7 side=white uci=a2a3 san=a3 by=clock
24138.000 clock running=black why=press
26138.000 touched side=black square=e7 piece=k
27338.000 released side=black from=e7 square=d6 piece=k
27338.000 made ply=8 side=black uci=e7d6 san=Kd6
27738.000 completed ply=8 side=black uci=e7d6 san=Kd6 by=clock
27738.000 clock running=white why=press
29738.000 touched side=white square=d2 piece=P
31238.000 alert id=3 kind=displaced article=7.4.1 ply=9 confidence=possible evidence={"missing":["d2"]}
31238.000 clock running=black why=press
32738.000 made ply=9 side=white uci=d2d3 san=d3
32738.000 completed ply=9 side=white uci=d2d3 san=d3 by=clock
32738.000 ruling id=3 alert=3 decision=lapsed lasted_ms=1500 ply=9 last_ply=9
32738.000 alert id=4 kind=sensor ply=10 confidence=likely evidence={"what":"switch","square":"c4","shows":"empty"}
