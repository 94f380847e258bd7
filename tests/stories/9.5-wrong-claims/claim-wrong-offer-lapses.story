# The offer that a wrong claim is lapses with the opponent's touch (9.1.2.1).
1000 press black
play Nf3 Nf6 Ng1 Ng8
expect from here
+900 ! claim threefold Nf3
+900 ! confirm last
+300 lift g1
+300 place f3
+300 press white
+500 lift g8
+500 ! accept-draw
+500 place f6
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
8700.000 touched side=white square=g1 piece=N
9300.000 released side=white from=g1 square=f3 piece=N
9300.000 made ply=5 side=white uci=g1f3 san=Nf3
9300.000 completed ply=5 side=white uci=g1f3 san=Nf3 by=clock
9300.000 clock running=black why=press
9800.000 touched side=black square=g8 piece=n
9800.000 draw-offer side=white what=lapsed
10300.000 refused accept-draw
11100.000 released side=black from=g8 square=f6 piece=n
11100.000 made ply=6 side=black uci=g8f6 san=Nf6
11100.000 completed ply=6 side=black uci=g8f6 san=Nf6 by=clock
11100.000 clock running=white why=press
