# Six moves behind a restart fit in two ways: White has castled, with the bishop on e2, which is
# likelier, or has his king there and the rook on g1, which is seen when it goes back.
set TimeControl=600
set Fen=r1b1kb1r/pppnqppp/3p1n2/4p3/3P4/1P2PN2/PBP2PPP/RN1QKB1R w KQkq - 1 6
1000 press black
6000 restart
+500 lift e1 h1 c2 f8
+500 place g1 e2 c4 g6
+15000 press white
+500 answers
+3000 lift e8
+300 lift h8
+500 place g8
+400 place f8
+700 press black
+500 candidates
+4000 lift b1
+500 place c3
+900 press white
+500 candidates
+2000 lift c7
+500 place c6
+900 press black
+3000 lift e2
+500 place e1
+900 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
6000.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"restart","since":6000000,"times":1,"silent_ms":0}
7000.000 clock why=pause
22500.000 clock running=white why=resume
22500.000 alert id=2 kind=displaced article=7.4.1 ply=1 confidence=certain evidence={"missing":["e1","h1","c2","f8"],"unexpected":["g1","e2","c4","g6"]}
22500.000 touched side=white square=h1 piece=R
22500.000 touched side=white square=e1 piece=K
22500.000 touched side=white square=c2 piece=P
22500.000 touched side=black square=f8 piece=b
22500.000 released side=white from=h1 square=g1 piece=R
22500.000 released side=white from=e1 square=e2 piece=K
22500.000 released side=white from=c2 square=c4 piece=P
22500.000 released side=black from=f8 square=g6 piece=b
22500.000 clock running=black why=press
25500.000 touched side=black square=e8 piece=k
25800.000 touched side=black square=h8 piece=r
27400.000 clock running=white why=press
27900.000 candidate 1 ply=1 f1e2 g7g6 c2c4 f8g7 e1g1 e8g8
27900.000 candidate 2 ply=1 e1e2 g7g6 h1g1 f8g7 c2c4 e8g8
32500.000 ruling id=1 alert=1 decision=lapsed
32500.000 released side=black from=e8 square=g8 piece=k
32500.000 released side=black from=h8 square=f8 piece=r
32500.000 touched side=white square=b1 piece=N
32900.000 released side=white from=b1 square=c3 piece=N
33300.000 clock running=black why=press
33800.000 candidate 3 ply=1 f1e2 g7g6 c2c4 f8g7 e1g1 e8g8 b1c3
33800.000 candidate 4 ply=1 e1e2 g7g6 h1g1 f8g7 c2c4 e8g8 b1c3
35800.000 touched side=black square=c7 piece=p
37200.000 made ply=1 side=white uci=f1e2 san=Be2
37200.000 completed ply=1 side=white uci=f1e2 san=Be2 by=clock
37200.000 made ply=2 side=black uci=g7g6 san=g6
37200.000 completed ply=2 side=black uci=g7g6 san=g6 by=clock
37200.000 made ply=3 side=white uci=c2c4 san=c4
37200.000 completed ply=3 side=white uci=c2c4 san=c4 by=clock
37200.000 made ply=4 side=black uci=f8g7 san=Bg7
37200.000 completed ply=4 side=black uci=f8g7 san=Bg7 by=clock
37200.000 made ply=5 side=white uci=e1g1 san=O-O
37200.000 completed ply=5 side=white uci=e1g1 san=O-O by=clock
37200.000 made ply=6 side=black uci=e8g8 san=O-O
37200.000 completed ply=6 side=black uci=e8g8 san=O-O by=clock
37200.000 made ply=7 side=white uci=b1c3 san=Nc3
37200.000 completed ply=7 side=white uci=b1c3 san=Nc3 by=clock
37200.000 made ply=8 side=black uci=c7c6 san=c6
37200.000 ruling id=2 alert=2 decision=lapsed lasted_ms=14700 ply=1 last_ply=8
37200.000 completed ply=8 side=black uci=c7c6 san=c6 by=clock
37200.000 clock running=white why=press
40200.000 touched side=white square=e2 piece=B
41200.000 released side=white from=e2 square=e1 piece=B
41600.000 withdrawn ply=8 uci=c7c6 why=changed
41600.000 withdrawn ply=7 uci=b1c3 why=changed
41600.000 withdrawn ply=6 uci=e8g8 why=changed
41600.000 withdrawn ply=5 uci=e1g1 why=changed
41600.000 withdrawn ply=4 uci=f8g7 why=changed
41600.000 withdrawn ply=3 uci=c2c4 why=changed
41600.000 withdrawn ply=2 uci=g7g6 why=changed
41600.000 withdrawn ply=1 uci=f1e2 why=changed
41600.000 made ply=1 side=white uci=e1e2 san=Ke2
41600.000 completed ply=1 side=white uci=e1e2 san=Ke2 by=clock
41600.000 made ply=2 side=black uci=g7g6 san=g6
41600.000 completed ply=2 side=black uci=g7g6 san=g6 by=clock
41600.000 made ply=3 side=white uci=h1g1 san=Rg1
41600.000 completed ply=3 side=white uci=h1g1 san=Rg1 by=clock
41600.000 made ply=4 side=black uci=f8g7 san=Bg7
41600.000 completed ply=4 side=black uci=f8g7 san=Bg7 by=clock
41600.000 made ply=5 side=white uci=c2c4 san=c4
41600.000 completed ply=5 side=white uci=c2c4 san=c4 by=clock
41600.000 made ply=6 side=black uci=e8g8 san=O-O
41600.000 completed ply=6 side=black uci=e8g8 san=O-O by=clock
41600.000 made ply=7 side=white uci=b1c3 san=Nc3
41600.000 completed ply=7 side=white uci=b1c3 san=Nc3 by=clock
41600.000 made ply=8 side=black uci=c7c6 san=c6
41600.000 completed ply=8 side=black uci=c7c6 san=c6 by=clock
41600.000 made ply=9 side=white uci=e2e1 san=Ke1
41600.000 completed ply=9 side=white uci=e2e1 san=Ke1 by=clock
41600.000 clock running=black why=press
