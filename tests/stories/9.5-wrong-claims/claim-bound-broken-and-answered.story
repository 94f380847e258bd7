# Before White has pressed Black answers the move that is not the announced one.
1000 press black
play Nf3 Nf6 Ng1 Ng8
expect from here
+900 ! claim threefold Nf3
+900 ! confirm last
+500 lift e2
+300 place e4
+900 lift e7
+300 place e5
+300 press white
+300 press black
---
7500.000 claim side=white kind=threefold held=false
7500.000 game state=paused by=white
7500.000 clock why=pause
7500.000 draw-offer side=white what=offered
7500.000 alert id=1 kind=wrong-claim article=9.5.3 side=white ply=5 confidence=certain evidence={"claim":"threefold","announced":"Nf3","found":2,"needed":3,"penalty":{"kind":"add-opponent","seconds":120}}
8400.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
8400.000 game state=resumed
8400.000 clock running=white why=resume
8900.000 touched side=white square=e2 piece=P
9700.000 released side=white from=e2 square=e4 piece=P
9700.000 made ply=5 side=white uci=e2e4 san=e4
10100.000 touched side=black square=e7 piece=p
10100.000 draw-offer side=white what=lapsed
10700.000 completed ply=5 side=white uci=e2e4 san=e4 by=clock
10700.000 alert id=2 kind=touch-move article=9.5.3 side=white ply=5 confidence=likely evidence={"announced":"Nf3"}
10700.000 clock running=black why=press
10900.000 released side=black from=e7 square=e5 piece=p
10900.000 made ply=6 side=black uci=e7e5 san=e5
11000.000 completed ply=6 side=black uci=e7e5 san=e5 by=clock
11000.000 clock running=white why=press
