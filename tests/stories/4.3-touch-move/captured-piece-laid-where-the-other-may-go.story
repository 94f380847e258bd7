# White takes the knight off e5, lays it on h4 for a moment and takes it with his own from f3. That
# had not left f3 when h4 closed: it has gone to no h4, and touched no piece in vain.
set Fen=r1bqr1k1/1pp2ppp/1n1p1b2/1N2n3/p1P5/1P3NP1/PB1QPPBP/R4RK1 w - - 2 15
1000 press black
+3000 lift e5
+350 place h4
+257 lift f3
+308 place e5
+557 press white
+1500 lift h4
+6000 lift f6
+250 lift e5
+350 place e5
+600 press black
+3000 lift d2
+400 place d3
+500 press white
+3000 lift a8
+400 place b8
+500 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
4000.000 touched side=white square=e5 piece=n
4607.000 touched side=white square=f3 piece=N
5472.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"missing":["f3"],"unexpected":["h4"]}
5472.000 clock running=black why=press
14172.000 clock running=white why=press
18072.000 made ply=1 side=white uci=f3e5 san=Nxe5
18072.000 completed ply=1 side=white uci=f3e5 san=Nxe5 by=clock
18072.000 made ply=2 side=black uci=f6e5 san=Bxe5
18072.000 completed ply=2 side=black uci=f6e5 san=Bxe5 by=clock
18072.000 made ply=3 side=white uci=d2d3 san=Qd3
18072.000 ruling id=1 alert=1 decision=lapsed lasted_ms=12600 ply=1 last_ply=3
18072.000 completed ply=3 side=white uci=d2d3 san=Qd3 by=clock
18072.000 clock running=black why=press
21072.000 touched side=black square=a8 piece=r
21972.000 released side=black from=a8 square=b8 piece=r
21972.000 made ply=4 side=black uci=a8b8 san=Rb8
21972.000 completed ply=4 side=black uci=a8b8 san=Rb8 by=clock
21972.000 clock running=white why=press
