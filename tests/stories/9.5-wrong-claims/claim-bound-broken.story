# White announced Nf3 with a wrong claim and must make that move (9.5), but makes another.
editions 2001 2017 2018 2023
1000 press black
play Nf3 Nf6 Ng1 Ng8
expect from here
+900 ! claim threefold Nf3
+900 ! confirm last
+500 lift e2
+300 place e4
+600 press white
---
7500.000 claim side=white kind=threefold held=false
7500.000 game state=paused by=white
7500.000 clock why=pause
7500.000 draw-offer side=white what=offered
[2001] 7500.000 alert id=1 kind=wrong-claim article=9.5b side=white ply=5 confidence=certain evidence={"claim":"threefold","announced":"Nf3","found":2,"needed":3,"penalty":{"kind":"add-opponent","seconds":180}}
[2017 2018 2023] 7500.000 alert id=1 kind=wrong-claim article=9.5.3 side=white ply=5 confidence=certain evidence={"claim":"threefold","announced":"Nf3","found":2,"needed":3,"penalty":{"kind":"add-opponent","seconds":120}}
[2001] 8400.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":180} by=arbiter
[2017 2018 2023] 8400.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
8400.000 game state=resumed
8400.000 clock running=white why=resume
8900.000 touched side=white square=e2 piece=P
9700.000 released side=white from=e2 square=e4 piece=P
9700.000 made ply=5 side=white uci=e2e4 san=e4
[2001] 9800.000 alert id=2 kind=touch-move article=9.5b side=white ply=5 confidence=likely evidence={"announced":"Nf3"}
[2017 2018 2023] 9800.000 alert id=2 kind=touch-move article=9.5.3 side=white ply=5 confidence=likely evidence={"announced":"Nf3"}
9800.000 completed ply=5 side=white uci=e2e4 san=e4 by=clock
9800.000 clock running=black why=press
