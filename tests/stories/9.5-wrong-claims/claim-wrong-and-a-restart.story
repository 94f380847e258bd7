# Whoever watches the board starts anew between the claim and the ruling: the clocks stand all the
# same.
set TimeControl=7200
show clocks
1000 press black
play Nf3 Nf6 Ng1 Ng8
expect from here
+900 ! claim threefold
+5000 restart
+2000 answers
+20000 ! confirm last
+1000 lift g1
+300 place f3
+600 press white
---
7500.000 claim side=white kind=threefold held=false
7500.000 game state=paused by=white
7500.000 clock white_ms=7196300 black_ms=7197200 why=pause
7500.000 draw-offer side=white what=offered
7500.000 alert id=1 kind=wrong-claim article=9.5.3 side=white ply=5 confidence=certain evidence={"claim":"threefold","found":2,"needed":3,"penalty":{"kind":"add-opponent","seconds":120}}
12500.000 alert id=2 kind=sensor ply=5 confidence=likely evidence={"what":"restart","since":12500000,"times":1,"silent_ms":0}
24500.000 ruling id=1 alert=2 decision=lapsed
34500.000 ruling id=2 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
34500.000 clock white_ms=7196300 black_ms=7317200 why=penalty
34500.000 game state=resumed
34500.000 clock running=white white_ms=7196300 black_ms=7317200 why=resume
35500.000 touched side=white square=g1 piece=N
36300.000 released side=white from=g1 square=f3 piece=N
36300.000 made ply=5 side=white uci=g1f3 san=Nf3
36400.000 completed ply=5 side=white uci=g1f3 san=Nf3 by=clock white_ms=7194400 black_ms=7317200
36400.000 clock running=black white_ms=7194400 black_ms=7317200 why=press
