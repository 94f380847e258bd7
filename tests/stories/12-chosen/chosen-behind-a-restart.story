# The daemon begins anew while a pawn takes one of two and the lever goes down; the arbiter, who
# chooses with an open alert about that, has seen which.
set TimeControl=300+2
set Fen=4k3/8/8/3p1p2/4P3/8/8/4K3 w - - 0 1
1000 press black
2000 restart
+500 lift d5 e4
+500 place d5
+60000 press white
+1000 answers
+500 candidates
+0 ! pause
+0 ! choose 1
+0 candidates
+1000 ! resume
+1000 lift e8
+300 place e7
+400 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"restart","since":2000000,"times":1,"silent_ms":0}
3000.000 clock why=pause
64000.000 clock running=white why=resume
64000.000 alert id=2 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"missing":["e4"]}
64000.000 clock running=black why=press
64000.000 touched side=white square=e4 piece=P
64500.000 candidate 1 ply=1 e4d5
64500.000 candidate 2 ply=1 e4f5
64500.000 candidate 3 ply=1 record
64500.000 candidate 4 ply=1 e4e5
64500.000 game state=paused by=arbiter
64500.000 clock why=pause
64500.000 ruling id=1 alert=2 decision=confirmed chosen=1 ply=1 by=arbiter
64500.000 made ply=1 side=white uci=e4d5 san=exd5
64500.000 completed ply=1 side=white uci=e4d5 san=exd5 by=clock
64500.000 no candidates
65500.000 game state=resumed
65500.000 clock running=black why=resume
66500.000 touched side=black square=e8 piece=k
67200.000 released side=black from=e8 square=e7 piece=k
67200.000 made ply=2 side=black uci=e8e7 san=Ke7
67200.000 completed ply=2 side=black uci=e8e7 san=Ke7 by=clock
67200.000 clock running=white why=press
