# The ruling is undone: the claim waits for another one, but play has gone on, and does.
set TimeControl=7200
show clocks
1000 press black
play Nf3 Nf6 Ng1 Ng8
expect from here
+900 ! claim threefold
+2000 ! confirm last
+2000 ! undo 1
+2000 ! dismiss last
---
7500.000 claim side=white kind=threefold held=false
7500.000 game state=paused by=white
7500.000 clock white_ms=7196300 black_ms=7197200 why=pause
7500.000 draw-offer side=white what=offered
7500.000 alert id=1 kind=wrong-claim article=9.5.3 side=white ply=5 confidence=certain evidence={"claim":"threefold","found":2,"needed":3,"penalty":{"kind":"add-opponent","seconds":120}}
9500.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
9500.000 clock white_ms=7196300 black_ms=7317200 why=penalty
9500.000 game state=resumed
9500.000 clock running=white white_ms=7196300 black_ms=7317200 why=resume
11500.000 ruling id=1 alert=1 decision=undone by=arbiter
11500.000 clock running=white white_ms=7194300 black_ms=7197200 why=penalty
13500.000 ruling id=2 alert=1 decision=dismissed by=arbiter
