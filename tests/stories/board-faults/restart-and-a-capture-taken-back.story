# White is about to take a pawn as the program starts anew, and four moves follow. Black may have
# taken back at any time: at once is likelier than later.
set TimeControl=600
set Fen=rnbqkbnr/pp2pppp/2p5/3p4/3PP3/8/PPP2PPP/RNBQKBNR w KQkq - 0 3
1000 press black
3000 lift d5
+400 lift e4
+300 restart
+300 place d5
+500 press white
+1000 lift d5
+300 lift c6
+500 place d5
+500 press black
+1000 lift g1
+500 place f3
+500 press white
+1000 lift g8
+500 place f6
+500 press black
+500 answers
+3000 lift f1
+500 place d3
+500 press white
+3000 lift b8
+500 place c6
+500 press black
+3000 lift c1
+500 place e3
+500 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 touched side=white square=d5 piece=p
3400.000 touched side=white square=e4 piece=P
3700.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"restart","since":3700000,"times":1,"silent_ms":0}
4700.000 clock why=pause
11300.000 clock running=white why=resume
11800.000 alert id=2 kind=displaced article=7.4.1 ply=1 confidence=certain evidence={"missing":["g1","e4","c6","g8"],"unexpected":["f3","f6"]}
11800.000 touched side=white square=c6 piece=p
11800.000 touched side=white square=g8 piece=n
11800.000 touched side=white square=g1 piece=N
11800.000 released side=white from=g1 square=f3 piece=N
11800.000 released side=white from=e4 square=f6 piece=P
11800.000 released side=white from=d5 square=d5 piece=p
14300.000 touched side=white square=f1 piece=B
15300.000 released side=white from=f1 square=d3 piece=B
15300.000 made ply=1 side=white uci=e4d5 san=exd5
15300.000 completed ply=1 side=white uci=e4d5 san=exd5 by=clock
15300.000 made ply=2 side=black uci=c6d5 san=cxd5
15300.000 completed ply=2 side=black uci=c6d5 san=cxd5 by=clock
15300.000 made ply=3 side=white uci=g1f3 san=Nf3
15300.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
15300.000 made ply=4 side=black uci=g8f6 san=Nf6
15300.000 completed ply=4 side=black uci=g8f6 san=Nf6 by=clock
15300.000 made ply=5 side=white uci=f1d3 san=Bd3
15300.000 ruling id=1 alert=2 decision=lapsed lasted_ms=3500 ply=1 last_ply=5
15300.000 completed ply=5 side=white uci=f1d3 san=Bd3 by=clock
15300.000 clock running=black why=press
18300.000 touched side=black square=b8 piece=n
19300.000 released side=black from=b8 square=c6 piece=n
19300.000 made ply=6 side=black uci=b8c6 san=Nc6
19300.000 completed ply=6 side=black uci=b8c6 san=Nc6 by=clock
19300.000 clock running=white why=press
21300.000 ruling id=2 alert=1 decision=lapsed
22300.000 touched side=white square=c1 piece=B
23300.000 released side=white from=c1 square=e3 piece=B
23300.000 made ply=7 side=white uci=c1e3 san=Be3
23300.000 completed ply=7 side=white uci=c1e3 san=Be3 by=clock
23300.000 clock running=black why=press
