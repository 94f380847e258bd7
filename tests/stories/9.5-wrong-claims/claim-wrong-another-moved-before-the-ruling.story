# White makes another move than the announced one before the ruling, which is told when the press
# counts (9.5.3).
1000 press black
play Nf3 Nf6 Ng1 Ng8
expect from here
+900 ! claim threefold Nf3
+5000 lift b1
+300 place c3
+600 press white
+20000 ! confirm 1
---
7500.000 claim side=white kind=threefold held=false
7500.000 game state=paused by=white
7500.000 clock why=pause
7500.000 draw-offer side=white what=offered
7500.000 alert id=1 kind=wrong-claim article=9.5.3 side=white ply=5 confidence=certain evidence={"claim":"threefold","announced":"Nf3","found":2,"needed":3,"penalty":{"kind":"add-opponent","seconds":120}}
12500.000 touched side=white square=b1 piece=N
13300.000 released side=white from=b1 square=c3 piece=N
13300.000 made ply=5 side=white uci=b1c3 san=Nc3
33400.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
33400.000 game state=resumed
33400.000 clock running=white why=resume
33400.000 alert id=2 kind=touch-move article=9.5.3 side=white ply=5 confidence=likely evidence={"announced":"Nf3"}
33400.000 completed ply=5 side=white uci=b1c3 san=Nc3 by=clock
33400.000 clock running=black why=press
