# White moves and presses while the clocks stand, and then the knight goes back.
# The press counts when play goes on, and the board differs from the record until the knight stands
# there again; nobody is accused.
set TimeControl=7200
1000 press black
play Nf3 Nf6 Ng1 Ng8
expect from here
+900 ! claim threefold Nf3
+5000 lift g1
+300 place f3
+600 press white
+3000 lift f3
+300 place g1
+20000 ! confirm last
+1000 lift g1
+300 place f3
+100 press black
+600 press white
---
7500.000 claim side=white kind=threefold held=false
7500.000 game state=paused by=white
7500.000 clock why=pause
7500.000 draw-offer side=white what=offered
7500.000 alert id=1 kind=wrong-claim article=9.5.3 side=white ply=5 confidence=certain evidence={"claim":"threefold","announced":"Nf3","found":2,"needed":3,"penalty":{"kind":"add-opponent","seconds":120}}
12500.000 touched side=white square=g1 piece=N
13300.000 released side=white from=g1 square=f3 piece=N
13300.000 made ply=5 side=white uci=g1f3 san=Nf3
16400.000 touched side=black square=f3 piece=N
36700.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
36700.000 clock why=penalty
36700.000 game state=resumed
36700.000 clock running=white why=resume
36700.000 completed ply=5 side=white uci=g1f3 san=Nf3 by=clock
36700.000 clock running=black why=press
36700.000 alert id=2 kind=displaced article=7.4.1 ply=6 confidence=certain evidence={"missing":["f3"],"unexpected":["g1"]}
37700.000 touched side=white square=g1 piece=N
38100.000 clock running=white why=press
38500.000 released side=white from=g1 square=f3 piece=N
38500.000 ruling id=2 alert=2 decision=lapsed lasted_ms=1800
38500.000 game state=restored
38700.000 clock running=black why=press
