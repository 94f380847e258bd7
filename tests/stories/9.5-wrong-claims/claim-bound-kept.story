# The announced move of a wrong claim is made (9.5.3).
# The claim cannot announce another one meanwhile (9.2.1), but may be made again; play goes on when
# both are ruled on.
1000 press black
play Nf3 Nf6 Ng1 Ng8
expect from here
+900 ! claim threefold Nf3
+900 ! claim threefold Nc3
+900 ! claim fifty Nf3
+900 ! confirm last
+900 ! confirm last
+500 lift g1
+300 place f3
+600 press white
+500 lift g8
+300 place f6
+600 press black
---
7500.000 claim side=white kind=threefold held=false
7500.000 game state=paused by=white
7500.000 clock why=pause
7500.000 draw-offer side=white what=offered
7500.000 alert id=1 kind=wrong-claim article=9.5.3 side=white ply=5 confidence=certain evidence={"claim":"threefold","announced":"Nf3","found":2,"needed":3,"penalty":{"kind":"add-opponent","seconds":120}}
8400.000 refused claim threefold Nc3
9300.000 claim side=white kind=fifty held=false
9300.000 draw-offer side=white what=offered
9300.000 alert id=2 kind=wrong-claim article=9.5.3 side=white ply=5 confidence=certain evidence={"claim":"fifty","announced":"Nf3","found":5,"needed":100,"penalty":{"kind":"add-opponent","seconds":120}}
10200.000 ruling id=1 alert=2 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
11100.000 ruling id=2 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
11100.000 game state=resumed
11100.000 clock running=white why=resume
11600.000 touched side=white square=g1 piece=N
12400.000 released side=white from=g1 square=f3 piece=N
12400.000 made ply=5 side=white uci=g1f3 san=Nf3
12500.000 completed ply=5 side=white uci=g1f3 san=Nf3 by=clock
12500.000 clock running=black why=press
13000.000 touched side=black square=g8 piece=n
13000.000 draw-offer side=white what=lapsed
13800.000 released side=black from=g8 square=f6 piece=n
13800.000 made ply=6 side=black uci=g8f6 san=Nf6
13900.000 completed ply=6 side=black uci=g8f6 san=Nf6 by=clock
13900.000 clock running=white why=press
