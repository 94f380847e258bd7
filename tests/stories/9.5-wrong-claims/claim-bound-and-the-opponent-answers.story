# White has not pressed when Black claims and announces a move, too.
# Both are bound (9.5.3), and neither keeps to it.
1000 press black
play Nf3 Nf6 Ng1 Ng8
expect from here
+900 ! claim threefold Nf3
+900 ! confirm last
+500 lift b1
+300 place c3
+900 ! claim threefold Nf6
+900 ! confirm last
+300 press white
+500 lift b8
+300 place c6
+600 press black
---
7500.000 claim side=white kind=threefold held=false
7500.000 game state=paused by=white
7500.000 clock why=pause
7500.000 draw-offer side=white what=offered
7500.000 alert id=1 kind=wrong-claim article=9.5.3 side=white ply=5 confidence=certain evidence={"claim":"threefold","announced":"Nf3","found":2,"needed":3,"penalty":{"kind":"add-opponent","seconds":120}}
8400.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
8400.000 game state=resumed
8400.000 clock running=white why=resume
8900.000 touched side=white square=b1 piece=N
9700.000 released side=white from=b1 square=c3 piece=N
9700.000 made ply=5 side=white uci=b1c3 san=Nc3
10100.000 claim side=black kind=threefold held=false
10100.000 game state=paused by=black
10100.000 clock why=pause
10100.000 draw-offer side=black what=offered
10100.000 alert id=2 kind=wrong-claim article=9.5.3 side=black ply=6 confidence=certain evidence={"claim":"threefold","announced":"Nf6","found":1,"needed":3,"penalty":{"kind":"add-opponent","seconds":120}}
11000.000 ruling id=2 alert=2 side=black decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
11000.000 game state=resumed
11000.000 clock running=white why=resume
11300.000 alert id=3 kind=touch-move article=9.5.3 side=white ply=5 confidence=likely evidence={"announced":"Nf3"}
11300.000 completed ply=5 side=white uci=b1c3 san=Nc3 by=clock
11300.000 clock running=black why=press
11800.000 touched side=black square=b8 piece=n
11800.000 draw-offer side=white what=lapsed
12600.000 released side=black from=b8 square=c6 piece=n
12600.000 made ply=6 side=black uci=b8c6 san=Nc6
12700.000 alert id=4 kind=touch-move article=9.5.3 side=black ply=6 confidence=likely evidence={"announced":"Nf6"}
12700.000 completed ply=6 side=black uci=b8c6 san=Nc6 by=clock
12700.000 clock running=white why=press
