# With Rulings=automatic the clocks stand for no time at all after a wrong claim.
set TimeControl=7200
set Rulings=automatic
show clocks
1000 press black
play Nf3 Nf6 Ng1 Ng8
expect from here
+900 ! claim threefold
+1000 lift g1
+300 place f3
+600 press white
---
7500.000 claim side=white kind=threefold held=false
7500.000 game state=paused by=white
7500.000 clock white_ms=7196300 black_ms=7197200 why=pause
7500.000 draw-offer side=white what=offered
7500.000 alert id=1 kind=wrong-claim article=9.5.3 side=white ply=5 confidence=certain evidence={"claim":"threefold","found":2,"needed":3,"penalty":{"kind":"add-opponent","seconds":120}}
7500.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=regulations
7500.000 clock white_ms=7196300 black_ms=7317200 why=penalty
7500.000 game state=resumed
7500.000 clock running=white white_ms=7196300 black_ms=7317200 why=resume
8500.000 touched side=white square=g1 piece=N
9300.000 released side=white from=g1 square=f3 piece=N
9300.000 made ply=5 side=white uci=g1f3 san=Nf3
9400.000 completed ply=5 side=white uci=g1f3 san=Nf3 by=clock white_ms=7194400 black_ms=7317200
9400.000 clock running=black white_ms=7194400 black_ms=7317200 why=press
