# While the arbiter looks, White makes his announced move and presses.
# The clocks stand until the ruling; then the press counts, and Black's clock runs.
set TimeControl=7200
show clocks
1000 press black
play Nf3 Nf6 Ng1 Ng8
expect from here
+900 ! claim threefold Nf3
+5000 lift g1
+300 place f3
+600 press white
+20000 ! confirm last
+2000 lift g8
+300 place f6
+600 press black
---
7500.000 claim side=white kind=threefold held=false
7500.000 game state=paused by=white
7500.000 clock white_ms=7196300 black_ms=7197200 why=pause
7500.000 draw-offer side=white what=offered
7500.000 alert id=1 kind=wrong-claim article=9.5.3 side=white ply=5 confidence=certain evidence={"claim":"threefold","announced":"Nf3","found":2,"needed":3,"penalty":{"kind":"add-opponent","seconds":120}}
12500.000 touched side=white square=g1 piece=N
13300.000 released side=white from=g1 square=f3 piece=N
13300.000 made ply=5 side=white uci=g1f3 san=Nf3
33400.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
33400.000 clock white_ms=7196300 black_ms=7317200 why=penalty
33400.000 game state=resumed
33400.000 clock running=white white_ms=7196300 black_ms=7317200 why=resume
33400.000 completed ply=5 side=white uci=g1f3 san=Nf3 by=clock white_ms=7196300 black_ms=7317200
33400.000 clock running=black white_ms=7196300 black_ms=7317200 why=press
35400.000 touched side=black square=g8 piece=n
35400.000 draw-offer side=white what=lapsed
36200.000 released side=black from=g8 square=f6 piece=n
36200.000 made ply=6 side=black uci=g8f6 san=Nf6
36300.000 completed ply=6 side=black uci=g8f6 san=Nf6 by=clock white_ms=7196300 black_ms=7314300
36300.000 clock running=white white_ms=7196300 black_ms=7314300 why=press
