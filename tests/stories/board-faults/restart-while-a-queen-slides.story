# The queen is slid to h5 as the program starts anew, and is over f3 at that instant: she has not
# stood there, and nobody has made two moves.
set TimeControl=600
set Fen=rnbqkbnr/pppp1ppp/4p3/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2
1000 press black
3000 lift d1
+60 place e2
+60 lift e2
+30 place f3
+30 restart
+40 lift f3
+60 place g4
+60 lift g4
+60 place h5
+500 press white
+1000 lift b8
+500 place c6
+500 press black
+500 answers
+3000 lift d2
+500 place d3
+500 press white
+3000 lift a7
+500 place a6
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
3180.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"restart","since":3180000,"times":1,"silent_ms":0}
4180.000 clock why=pause
6400.000 clock running=white why=resume
6400.000 released side=white from=d1 square=h5 piece=Q
6400.000 made ply=1 side=white uci=d1h5 san=Qh5
6400.000 touched side=black square=b8 piece=n
6900.000 released side=black from=b8 square=c6 piece=n
6900.000 made ply=2 side=black uci=b8c6 san=Nc6
9400.000 touched side=white square=d2 piece=P
10400.000 released side=white from=d2 square=d3 piece=P
10400.000 made ply=3 side=white uci=d2d3 san=d3
10400.000 completed ply=1 side=white uci=d1h5 san=Qh5 by=next-move
10400.000 completed ply=2 side=black uci=b8c6 san=Nc6 by=answer
10400.000 completed ply=3 side=white uci=d2d3 san=d3 by=clock
10400.000 clock running=black why=press
13400.000 touched side=black square=a7 piece=p
14400.000 released side=black from=a7 square=a6 piece=p
14400.000 made ply=4 side=black uci=a7a6 san=a6
14400.000 completed ply=4 side=black uci=a7a6 san=a6 by=clock
14400.000 clock running=white why=press
16400.000 ruling id=1 alert=1 decision=lapsed
17400.000 touched side=white square=c1 piece=B
18400.000 released side=white from=c1 square=d2 piece=B
18400.000 made ply=5 side=white uci=c1d2 san=Bd2
18400.000 completed ply=5 side=white uci=c1d2 san=Bd2 by=clock
18400.000 clock running=black why=press
19400.000 clock why=pause
19400.000 game state=ended result=1-0 reason=resignation article=5.1.2
