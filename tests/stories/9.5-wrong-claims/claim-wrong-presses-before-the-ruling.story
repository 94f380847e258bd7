# Presses while the clocks stand start none of them, and are nobody's offence: White presses without
# a move, Black presses to start White's clock.
set TimeControl=7200
show clocks
1000 press black
play Nf3 Nf6 Ng1 Ng8
expect from here
+900 ! claim threefold
+5000 press white
+5000 press black
+5000 press white
+20000 ! dismiss last
+5000 press black
---
7500.000 claim side=white kind=threefold held=false
7500.000 game state=paused by=white
7500.000 clock white_ms=7196300 black_ms=7197200 why=pause
7500.000 draw-offer side=white what=offered
7500.000 alert id=1 kind=wrong-claim article=9.5.3 side=white ply=5 confidence=certain evidence={"claim":"threefold","found":2,"needed":3,"penalty":{"kind":"add-opponent","seconds":120}}
42500.000 ruling id=1 alert=1 decision=dismissed by=arbiter
42500.000 game state=resumed
42500.000 clock running=white white_ms=7196300 black_ms=7197200 why=resume
