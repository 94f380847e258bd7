# In 2001 an announcement that is impossible binds nobody.
set Edition=2001
1000 press black
play Nf3 Nf6 Ng1 Ng8
expect from here
+900 ! claim threefold Ng5
+900 ! confirm last
+500 lift b1
+300 place c3
+600 press white
---
7500.000 claim side=white kind=threefold held=false
7500.000 game state=paused by=white
7500.000 clock why=pause
7500.000 draw-offer side=white what=offered
7500.000 alert id=1 kind=wrong-claim article=9.5b side=white ply=5 confidence=certain evidence={"claim":"threefold","announced":"Ng5","found":0,"needed":3,"penalty":{"kind":"add-opponent","seconds":180}}
8400.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":180} by=arbiter
8400.000 game state=resumed
8400.000 clock running=white why=resume
8900.000 touched side=white square=b1 piece=N
9700.000 released side=white from=b1 square=c3 piece=N
9700.000 made ply=5 side=white uci=b1c3 san=Nc3
9800.000 completed ply=5 side=white uci=b1c3 san=Nc3 by=clock
9800.000 clock running=black why=press
