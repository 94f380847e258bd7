# A claim while the clock is paused is wrong: the game goes on when the arbiter says so (9.5.3).
1000 press black
play Nf3 Nf6 Ng1 Ng8
expect from here
+900 ! pause
+900 ! claim threefold Nf3
+900 ! dismiss last
+900 ! resume
+500 lift g1
+300 place f3
+600 press white
+500 lift g8
+300 place f6
+600 press black
---
7500.000 game state=paused by=arbiter
7500.000 clock why=pause
8400.000 claim side=white kind=threefold held=false
8400.000 draw-offer side=white what=offered
8400.000 alert id=1 kind=wrong-claim article=9.5.3 side=white ply=5 confidence=certain evidence={"claim":"threefold","announced":"Nf3","found":2,"needed":3,"penalty":{"kind":"add-opponent","seconds":120}}
9300.000 ruling id=1 alert=1 decision=dismissed by=arbiter
10200.000 game state=resumed
10200.000 clock running=white why=resume
10700.000 touched side=white square=g1 piece=N
11500.000 released side=white from=g1 square=f3 piece=N
11500.000 made ply=5 side=white uci=g1f3 san=Nf3
11600.000 completed ply=5 side=white uci=g1f3 san=Nf3 by=clock
11600.000 clock running=black why=press
12100.000 touched side=black square=g8 piece=n
12100.000 draw-offer side=white what=lapsed
12900.000 released side=black from=g8 square=f6 piece=n
12900.000 made ply=6 side=black uci=g8f6 san=Nf6
13000.000 completed ply=6 side=black uci=g8f6 san=Nf6 by=clock
13000.000 clock running=white why=press
