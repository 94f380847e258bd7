# Another move than the announced one is made, but taken back before the press, and that one is made
# (9.5.3).
1000 press black
play Nf3 Nf6 Ng1 Ng8
expect from here
+900 ! claim threefold Nf3
+900 ! confirm last
+500 lift g1
+300 place h3
+900 lift h3
+300 place f3
+900 press white
---
7500.000 claim side=white kind=threefold held=false
7500.000 game state=paused by=white
7500.000 clock why=pause
7500.000 draw-offer side=white what=offered
7500.000 alert id=1 kind=wrong-claim article=9.5.3 side=white ply=5 confidence=certain evidence={"claim":"threefold","announced":"Nf3","found":2,"needed":3,"penalty":{"kind":"add-opponent","seconds":120}}
8400.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
8400.000 game state=resumed
8400.000 clock running=white why=resume
8900.000 touched side=white square=g1 piece=N
9700.000 released side=white from=g1 square=h3 piece=N
9700.000 made ply=5 side=white uci=g1h3 san=Nh3
10100.000 touched side=white square=h3 piece=N
10900.000 released side=white from=h3 square=f3 piece=N
10900.000 withdrawn ply=5 uci=g1h3 why=changed
10900.000 made ply=5 side=white uci=g1f3 san=Nf3
11300.000 completed ply=5 side=white uci=g1f3 san=Nf3 by=clock
11300.000 clock running=black why=press
