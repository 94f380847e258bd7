# Black's rook goes where it cannot, beside a pawn that it might have taken and pushed there, as he
# does with what he takes. That is pressed back and put right: nothing was captured.
set Fen=4r1k1/5ppp/8/3p4/2PP4/4P3/5PPP/6K1 b - - 0 1
1000 press white
+2000 lift d5
+1500 press black
+2000 lift g2
+300 place g3
+500 press white
+2000 lift e8
+400 place f4
+500 press black
+2500 lift f4
+400 place e8
+600 press white
+2000 lift e8
+300 place e7
+500 press black
+2000 lift h2
+300 place h3
+500 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=black why=start
3000.000 touched side=black square=d5 piece=p
4500.000 touched side=black square=c4 piece=P
4500.000 released side=black from=d5 square=c4 piece=p
4500.000 made ply=1 side=black uci=d5c4 san=dxc4
4500.000 completed ply=1 side=black uci=d5c4 san=dxc4 by=clock
4500.000 clock running=white why=press
6500.000 touched side=white square=g2 piece=P
7300.000 released side=white from=g2 square=g3 piece=P
7300.000 made ply=2 side=white uci=g2g3 san=g3
7300.000 completed ply=2 side=white uci=g2g3 san=g3 by=clock
7300.000 clock running=black why=press
9300.000 touched side=black square=e8 piece=r
10200.000 released side=black from=e8 square=f4 piece=r
10200.000 touched side=black square=e3 piece=P
10200.000 touched side=black square=f4 piece=r
10200.000 released side=black from=f4 square=e3 piece=r
10200.000 made ply=3 side=black uci=e8e3 san=Rxe3
10200.000 completed ply=3 side=black uci=e8e3 san=Rxe3 by=clock
10200.000 clock running=white why=press
10200.000 alert id=1 kind=displaced article=7.4.1 ply=4 confidence=certain evidence={"unexpected":["f4"]}
13700.000 released side=white square=e8
13700.000 withdrawn ply=3 uci=e8e3 why=changed
13700.000 clock running=black why=press
13700.000 ruling id=1 alert=1 decision=lapsed lasted_ms=3500
15700.000 touched side=black square=e8 piece=r
16500.000 released side=black from=e8 square=e7 piece=r
16500.000 made ply=3 side=black uci=e8e7 san=Re7
16500.000 completed ply=3 side=black uci=e8e7 san=Re7 by=clock
16500.000 clock running=white why=press
18500.000 touched side=white square=h2 piece=P
19300.000 released side=white from=h2 square=h3 piece=P
19300.000 made ply=4 side=white uci=h2h3 san=h3
19300.000 completed ply=4 side=white uci=h2h3 san=h3 by=clock
19300.000 clock running=black why=press
