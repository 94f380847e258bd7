# A pawn is set down beside the reed of e4, which flickers. Behind the opponent's move it stands
# there still: it was not taken up before its own press, to capture on f5 out of turn.
set Fen=4rrk1/2pq1bbp/p1ppp1p1/5p1n/2P5/1PN1P2P/PBQ1NPP1/R2R2K1 b - - 1 15
1000 press white
+9000 lift e6
+900 press black
+9000 lift a2
+600 place a3
+700 press white
+6000 lift g8
+700 place h8
+600 press black
+9000 lift e3
+80 place e4
+360 lift e4
+8 place e4
+2 lift e4
+4 place e4
+4 lift e4
+4 place e4
+8 lift e4
+1316 press white
+9000 lift c6
+460 place c5
+2180 press black
+29150 place e4
+8 lift e4
+6 place e4
+1920 lift f2
+660 place f3
+2150 press white
+9000 lift f5
+480 place f4
+930 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=black why=start
10000.000 touched side=black square=e6 piece=p
10900.000 released side=black from=e6 square=e5 piece=p
10900.000 made ply=1 side=black uci=e6e5 san=e5
10900.000 completed ply=1 side=black uci=e6e5 san=e5 by=clock
10900.000 clock running=white why=press
10900.000 alert id=1 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["e5"]}
19900.000 touched side=white square=a2 piece=P
21000.000 released side=white from=a2 square=a3 piece=P
21000.000 made ply=2 side=white uci=a2a3 san=a3
21200.000 completed ply=2 side=white uci=a2a3 san=a3 by=clock
21200.000 clock running=black why=press
27200.000 touched side=black square=g8 piece=k
28400.000 released side=black from=g8 square=h8 piece=k
28400.000 made ply=3 side=black uci=g8h8 san=Kh8
28500.000 completed ply=3 side=black uci=g8h8 san=Kh8 by=clock
28500.000 clock running=white why=press
37500.000 touched side=white square=e3 piece=P
37940.000 released side=white from=e3 square=e4 piece=P
37940.000 made ply=4 side=white uci=e3e4 san=e4
37940.000 touched side=black square=e4 piece=P
39286.000 completed ply=4 side=white uci=e3e4 san=e4 by=clock
39286.000 clock running=black why=press
48286.000 touched side=black square=c6 piece=p
50926.000 alert id=2 kind=sensor ply=5 confidence=likely evidence={"what":"switch","square":"e5","shows":"empty"}
50926.000 released side=black from=c6 square=c5 piece=p
50926.000 released side=black from=e4 square=e4 piece=P
50926.000 made ply=5 side=black uci=c6c5 san=c5
50926.000 completed ply=5 side=black uci=c6c5 san=c5 by=clock
50926.000 clock running=white why=press
50926.000 ruling id=1 alert=1 decision=lapsed lasted_ms=40026
50926.000 alert id=3 kind=displaced article=7.4.1 ply=6 confidence=certain evidence={"missing":["e4"]}
80576.000 ruling id=2 alert=3 decision=lapsed lasted_ms=29650
82010.000 touched side=white square=f2 piece=P
83170.000 released side=white from=f2 square=f3 piece=P
83170.000 made ply=6 side=white uci=f2f3 san=f3
84820.000 completed ply=6 side=white uci=f2f3 san=f3 by=clock
84820.000 clock running=black why=press
93820.000 touched side=black square=f5 piece=p
95230.000 released side=black from=f5 square=f4 piece=p
95230.000 made ply=7 side=black uci=f5f4 san=f4
95230.000 completed ply=7 side=black uci=f5f4 san=f4 by=clock
95230.000 clock running=white why=press
