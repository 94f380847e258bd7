# Black castles, and the reed of e8 sticks beside the queen. One such reed tells of no strong
# magnet: the rook that comes to e7 from there is not taken for the queen.
set Fen=r1bqk2r/pppp1ppp/2n2n2/8/1b6/2N2N2/PPPP1PPP/R1BQ1RK1 b kq - 0 8
1000 press white
3000 place g8
+300 lift h8
+300 place f8
+400 press black
+3000 lift d2
+500 place d3
+400 press white
+3000 lift f8
+500 press black
+3000 lift a2
+500 place a3
+400 press white
+3000 place e7
+500 press black
+3000 lift h2
+500 place h3
+400 press white
+3000 lift h7
+500 place h6
+400 press black
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=black why=start
3300.000 touched side=black square=h8 piece=r
4000.000 touched side=black square=e8 piece=k
4000.000 released side=black from=h8 square=f8 piece=r
4000.000 released side=black from=e8 square=g8 piece=k
4000.000 made ply=1 side=black uci=e8g8 san=O-O
4000.000 completed ply=1 side=black uci=e8g8 san=O-O by=clock
4000.000 clock running=white why=press
4000.000 alert id=1 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"unexpected":["e8"]}
7000.000 touched side=white square=d2 piece=P
7900.000 released side=white from=d2 square=d3 piece=P
7900.000 made ply=2 side=white uci=d2d3 san=d3
7900.000 completed ply=2 side=white uci=d2d3 san=d3 by=clock
7900.000 clock running=black why=press
10900.000 touched side=black square=f8 piece=r
11400.000 released side=black from=f8 square=e8 piece=r
11400.000 made ply=3 side=black uci=f8e8 san=Re8
11400.000 completed ply=3 side=black uci=f8e8 san=Re8 by=clock
11400.000 clock running=white why=press
11400.000 ruling id=1 alert=1 decision=lapsed lasted_ms=7400
14400.000 touched side=white square=a2 piece=P
15300.000 released side=white from=a2 square=a3 piece=P
15300.000 made ply=4 side=white uci=a2a3 san=a3
15300.000 completed ply=4 side=white uci=a2a3 san=a3 by=clock
15300.000 clock running=black why=press
18800.000 alert id=2 kind=sensor ply=5 confidence=likely evidence={"what":"switch","square":"e8","shows":"occupied"}
18800.000 touched side=black square=e8 piece=r
18800.000 released side=black from=e8 square=e7 piece=r
18800.000 made ply=5 side=black uci=e8e7 san=Re7
18800.000 completed ply=5 side=black uci=e8e7 san=Re7 by=clock
18800.000 clock running=white why=press
21800.000 touched side=white square=h2 piece=P
22700.000 released side=white from=h2 square=h3 piece=P
22700.000 made ply=6 side=white uci=h2h3 san=h3
22700.000 completed ply=6 side=white uci=h2h3 san=h3 by=clock
22700.000 clock running=black why=press
25700.000 touched side=black square=h7 piece=p
26600.000 released side=black from=h7 square=h6 piece=p
26600.000 made ply=7 side=black uci=h7h6 san=h6
26600.000 completed ply=7 side=black uci=h7h6 san=h6 by=clock
26600.000 clock running=white why=press
