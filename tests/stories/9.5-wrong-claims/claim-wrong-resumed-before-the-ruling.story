# The arbiter lets them play on before he rules: what the claim costs is given when he does, and
# stops no clock again.
# Pausing what stands already is refused.
set TimeControl=7200
show clocks
1000 press black
play Nf3 Nf6 Ng1 Ng8
expect from here
+900 ! claim threefold
+5000 ! pause
+5000 ! resume
+5000 ! confirm last
+1000 ! pause
+1000 ! resume
---
7500.000 claim side=white kind=threefold held=false
7500.000 game state=paused by=white
7500.000 clock white_ms=7196300 black_ms=7197200 why=pause
7500.000 draw-offer side=white what=offered
7500.000 alert id=1 kind=wrong-claim article=9.5.3 side=white ply=5 confidence=certain evidence={"claim":"threefold","found":2,"needed":3,"penalty":{"kind":"add-opponent","seconds":120}}
12500.000 refused pause
17500.000 game state=resumed
17500.000 clock running=white white_ms=7196300 black_ms=7197200 why=resume
22500.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":120} by=arbiter
22500.000 clock running=white white_ms=7191300 black_ms=7317200 why=penalty
23500.000 game state=paused by=arbiter
23500.000 clock white_ms=7190300 black_ms=7317200 why=pause
24500.000 game state=resumed
24500.000 clock running=white white_ms=7190300 black_ms=7317200 why=resume
