# Rook and queen may each stand on either square behind a gap. A clock that is pressed there and
# back, with nothing moved, leaves the doubt as it is: the next move ends it.
set Fen=6k1/5ppp/8/8/8/8/5PPP/R2Q2K1 w - - 0 1
1000 press black
+500 fault
+300 lift a1
+300 place c1
+300 press white
+500 lift h7
+300 place h6
+300 press black
+500 lift d1
+300 place a4
+300 press white
+500 answers
+2000 lift g7
+300 place g6
+300 press black
+2000 press white
+3000 press black
+500 lift a4
+300 place d7
+300 press white
+500 lift g8
+300 place g7
+300 press black
+500 lift c1
+300 place c7
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2500.000 clock why=pause
2500.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"fault","since":1500000,"times":1,"silent_ms":1000}
5100.000 clock running=white why=resume
5100.000 alert id=2 kind=displaced article=7.4.1 ply=1 confidence=certain evidence={"missing":["a1","d1","h7"],"unexpected":["c1","a4","h6"]}
5100.000 touched side=white square=a1 piece=R
5100.000 touched side=white square=d1 piece=Q
5100.000 touched side=black square=h7 piece=p
5100.000 released side=white from=a1 square=c1 piece=R
5100.000 released side=white from=d1 square=a4 piece=Q
5100.000 released side=black from=h7 square=h6 piece=p
5100.000 clock running=black why=press
7100.000 touched side=black square=g7 piece=p
7700.000 clock running=white why=press
7900.000 released side=black from=g7 square=g6 piece=p
9700.000 clock running=black why=press
12700.000 clock running=white why=press
13200.000 touched side=white square=a4 piece=Q
13800.000 released side=white from=a4 square=d7 piece=Q
13800.000 made ply=1 side=white uci=d1a4 san=Qa4
13800.000 completed ply=1 side=white uci=d1a4 san=Qa4 by=clock
13800.000 made ply=2 side=black uci=h7h6 san=h6
13800.000 completed ply=2 side=black uci=h7h6 san=h6 by=clock
13800.000 made ply=3 side=white uci=a1c1 san=Rc1
13800.000 completed ply=3 side=white uci=a1c1 san=Rc1 by=clock
13800.000 made ply=4 side=black uci=g7g6 san=g6
13800.000 completed ply=4 side=black uci=g7g6 san=g6 by=clock
13800.000 made ply=5 side=white uci=a4d7 san=Qd7
13800.000 ruling id=1 alert=2 decision=lapsed lasted_ms=8700 ply=1 last_ply=5
13800.000 completed ply=5 side=white uci=a4d7 san=Qd7 by=clock
13800.000 clock running=black why=press
14300.000 touched side=black square=g8 piece=k
14900.000 released side=black from=g8 square=g7 piece=k
14900.000 made ply=6 side=black uci=g8g7 san=Kg7
14900.000 completed ply=6 side=black uci=g8g7 san=Kg7 by=clock
14900.000 clock running=white why=press
15100.000 ruling id=2 alert=1 decision=lapsed
15400.000 touched side=white square=c1 piece=R
16000.000 released side=white from=c1 square=c7 piece=R
16000.000 made ply=7 side=white uci=c1c7 san=Rc7
16000.000 completed ply=7 side=white uci=c1c7 san=Rc7 by=clock
16000.000 clock running=black why=press
