# The announced move is illegal, so that nothing can appear by it; its knight must move (9.5.3 with
# 4.3), but does not.
# Of Black's two knights either may be meant: he is free.
1000 press black
play Nf3 Nf6 Ng1 Ng8
expect from here
+900 ! claim threefold Ng1g3
+900 ! confirm last
+500 lift e2
+300 place e4
+600 press white
+500 ! claim threefold Ng5
+900 ! confirm last
+500 lift e7
+300 place e5
+600 press black
---
7500.000 claim side=white kind=threefold held=false
7500.000 game state=paused by=white
7500.000 clock why=pause
7500.000 draw-offer side=white what=offered
7500.000 alert id=1 kind=wrong-claim article=9.5.3 side=white ply=5 confidence=certain evidence={"claim":"threefold","announced":"Ng1g3","found":0,"needed":3,"penalty":{"kind":"add-opponent","seconds":120}}
8400.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
8400.000 game state=resumed
8400.000 clock running=white why=resume
8900.000 touched side=white square=e2 piece=P
9700.000 released side=white from=e2 square=e4 piece=P
9700.000 made ply=5 side=white uci=e2e4 san=e4
9800.000 alert id=2 kind=touch-move article=9.5.3 side=white ply=5 confidence=likely evidence={"must":{"kind":"move","own":"g1"}}
9800.000 completed ply=5 side=white uci=e2e4 san=e4 by=clock
9800.000 clock running=black why=press
10300.000 claim side=black kind=threefold held=false
10300.000 game state=paused by=black
10300.000 clock why=pause
10300.000 draw-offer side=black what=offered
10300.000 alert id=3 kind=wrong-claim article=9.5.3 side=black ply=6 confidence=certain evidence={"claim":"threefold","announced":"Ng5","found":0,"needed":3,"penalty":{"kind":"add-opponent","seconds":120}}
11200.000 ruling id=2 alert=3 side=black decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
11200.000 game state=resumed
11200.000 clock running=black why=resume
11700.000 touched side=black square=e7 piece=p
11700.000 draw-offer side=white what=lapsed
12500.000 released side=black from=e7 square=e5 piece=p
12500.000 made ply=6 side=black uci=e7e5 san=e5
12600.000 completed ply=6 side=black uci=e7e5 san=e5 by=clock
12600.000 clock running=white why=press
