# A pawn promotes in a gap of three moves; what it became was declared before the board failed.
set Fen=6k1/P4ppp/8/8/8/8/5PPP/6K1 w - - 0 1
1000 press black
+1000 ! promote N
+100 fault
+300 lift a7
+300 place a8
+300 press white
+500 lift g8
+300 place f8
+300 press black
+500 lift f2
+300 place f4
+300 press white
+500 answers
+2000 lift f8
+300 place e7
+300 press black
+500 lift a8
+300 place c7
+300 press white
+500 lift e7
+300 place d7
+300 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3100.000 clock why=pause
3100.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"fault","since":2100000,"times":1,"silent_ms":1000}
5700.000 clock running=white why=resume
5700.000 alert id=2 kind=displaced article=7.4.1 ply=1 confidence=certain evidence={"missing":["f2","a7","g8"],"unexpected":["f4","a8","f8"]}
5700.000 touched side=black square=g8 piece=k
5700.000 touched side=white square=f2 piece=P
5700.000 touched side=white square=a7 piece=P
5700.000 released side=white from=f2 square=f4 piece=P
5700.000 released side=white square=a8
5700.000 released side=white from=a7 square=f8 piece=P
5700.000 clock running=black why=press
8300.000 made ply=1 side=white uci=a7a8n san=a8=N
8300.000 promotion ply=1 piece=N source=assumed uci=a7a8n san=a8=N
8300.000 completed ply=1 side=white uci=a7a8n san=a8=N by=clock
8300.000 made ply=2 side=black uci=g8f8 san=Kf8
8300.000 completed ply=2 side=black uci=g8f8 san=Kf8 by=clock
8300.000 made ply=3 side=white uci=f2f4 san=f4
8300.000 completed ply=3 side=white uci=f2f4 san=f4 by=clock
8300.000 made ply=4 side=black uci=f8e7 san=Ke7
8300.000 ruling id=1 alert=2 decision=lapsed lasted_ms=2600 ply=1 last_ply=4
8300.000 completed ply=4 side=black uci=f8e7 san=Ke7 by=clock
8300.000 clock running=white why=press
8800.000 touched side=white square=a8 piece=N
9400.000 released side=white from=a8 square=c7 piece=N
9400.000 made ply=5 side=white uci=a8c7 san=Nc7
9400.000 completed ply=5 side=white uci=a8c7 san=Nc7 by=clock
9400.000 clock running=black why=press
9900.000 touched side=black square=e7 piece=k
10500.000 released side=black from=e7 square=d7 piece=k
10500.000 made ply=6 side=black uci=e7d7 san=Kd7
10500.000 completed ply=6 side=black uci=e7d7 san=Kd7 by=clock
10500.000 clock running=white why=press
