# The daemon is away for two minutes, in which a pawn takes one of two and Black answers: at White's
# next press the lines over the gap are there to choose from.
set TimeControl=900
set Fen=4k3/p7/8/3p1p2/4P3/8/7P/4K3 w - - 0 1
1000 press black
2000 restart
+10000 lift e4
+2000 press white
+30000 lift a7
+300 place a6
+300 press black
+80000 answers
+5000 candidates
+1000 lift h2
+300 place h3
+400 press white
+500 candidates
+0 ! choose 2
+2000 lift d5
+300 place d4
+400 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"restart","since":2000000,"times":1,"silent_ms":0}
3000.000 clock why=pause
124600.000 clock running=white why=resume
125100.000 alert id=2 kind=displaced article=7.4.1 ply=1 confidence=certain evidence={"missing":["e4","a7"],"unexpected":["a6"]}
129600.000 no candidates
125100.000 touched side=white square=a7 piece=p
125100.000 touched side=white square=e4 piece=P
125100.000 released side=white from=e4 square=a6 piece=P
130600.000 touched side=white square=h2 piece=P
131300.000 released side=white from=h2 square=h3 piece=P
131300.000 clock running=black why=press
131800.000 candidate 1 ply=1 e4d5 a7a6 h2h3
131800.000 candidate 2 ply=1 e4f5 a7a6 h2h3
131800.000 ruling id=1 alert=2 decision=confirmed chosen=2 ply=1 by=arbiter
131800.000 made ply=1 side=white uci=e4f5 san=exf5
131800.000 completed ply=1 side=white uci=e4f5 san=exf5 by=clock
131800.000 made ply=2 side=black uci=a7a6 san=a6
131800.000 completed ply=2 side=black uci=a7a6 san=a6 by=clock
131800.000 made ply=3 side=white uci=h2h3 san=h3
131800.000 completed ply=3 side=white uci=h2h3 san=h3 by=clock
133800.000 touched side=black square=d5 piece=p
134500.000 released side=black from=d5 square=d4 piece=p
134500.000 made ply=4 side=black uci=d5d4 san=d4
134500.000 completed ply=4 side=black uci=d5d4 san=d4 by=clock
134500.000 clock running=white why=press
