# As behind a single restart, what stood on g4 was a move, though the board has failed for a second
# before that, too.
set TimeControl=600
set Fen=rnbqkbnr/pppp1ppp/4p3/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2
1000 press black
1500 fault
+500 answers
3000 lift d1
+500 place g4
+500 restart
+500 press white
+1000 lift c7
+500 place c6
+500 press black
+1000 lift g4
+500 place f3
+500 press white
+1000 lift c6
+500 place c5
+500 press black
+500 answers
+3000 lift d2
+500 place d3
+500 press white
+3000 lift b8
+500 place c6
+500 press black
+3000 lift c1
+500 place d2
+500 press white
+1000 ! resign black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 touched side=white square=d1 piece=Q
4000.000 released side=white from=d1 square=g4 piece=Q
4000.000 made ply=1 side=white uci=d1g4 san=Qg4
4000.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"restart","since":1500000,"times":2,"silent_ms":500}
5000.000 clock why=pause
11000.000 clock running=white why=resume
11500.000 alert id=2 kind=displaced article=7.4.1 ply=1 confidence=certain evidence={"missing":["g4","c7"],"unexpected":["f3","c5"]}
11500.000 touched side=white square=g4 piece=Q
11500.000 touched side=white square=c7 piece=p
11500.000 released side=white from=g4 square=f3 piece=Q
11500.000 released side=white from=c7 square=c5 piece=p
11500.000 withdrawn ply=1 uci=d1g4 why=changed
14000.000 touched side=white square=d2 piece=P
15000.000 released side=white from=d2 square=d3 piece=P
15000.000 made ply=1 side=white uci=d1g4 san=Qg4
15000.000 completed ply=1 side=white uci=d1g4 san=Qg4 by=clock
15000.000 made ply=2 side=black uci=c7c6 san=c6
15000.000 completed ply=2 side=black uci=c7c6 san=c6 by=clock
15000.000 made ply=3 side=white uci=g4f3 san=Qf3
15000.000 completed ply=3 side=white uci=g4f3 san=Qf3 by=clock
15000.000 made ply=4 side=black uci=c6c5 san=c5
15000.000 completed ply=4 side=black uci=c6c5 san=c5 by=clock
15000.000 made ply=5 side=white uci=d2d3 san=d3
15000.000 ruling id=1 alert=2 decision=lapsed lasted_ms=3500 ply=1 last_ply=5
15000.000 completed ply=5 side=white uci=d2d3 san=d3 by=clock
15000.000 clock running=black why=press
18000.000 touched side=black square=b8 piece=n
19000.000 released side=black from=b8 square=c6 piece=n
19000.000 made ply=6 side=black uci=b8c6 san=Nc6
19000.000 completed ply=6 side=black uci=b8c6 san=Nc6 by=clock
19000.000 clock running=white why=press
21000.000 ruling id=2 alert=1 decision=lapsed
22000.000 touched side=white square=c1 piece=B
23000.000 released side=white from=c1 square=d2 piece=B
23000.000 made ply=7 side=white uci=c1d2 san=Bd2
23000.000 completed ply=7 side=white uci=c1d2 san=Bd2 by=clock
23000.000 clock running=black why=press
24000.000 clock why=pause
24000.000 game state=ended result=1-0 reason=resignation article=5.1.2
