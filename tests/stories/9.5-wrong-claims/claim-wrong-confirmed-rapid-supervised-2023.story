# A wrong claim in rapid with full supervision costs time (9.5.3 with A.3).
set Edition=2023
set TimeControl=900+10
set Supervision=full
show clocks
1000 press black
play Nf3 Nf6 Ng1 Ng8
expect from here
+900 ! claim threefold
+900 ! confirm last
---
7500.000 claim side=white kind=threefold held=false
7500.000 game state=paused by=white
7500.000 clock white_ms=926300 black_ms=927200 why=pause
7500.000 draw-offer side=white what=offered
7500.000 alert id=1 kind=wrong-claim article=9.5.3 side=white ply=5 confidence=certain evidence={"claim":"threefold","found":2,"needed":3,"penalty":{"kind":"add-opponent","seconds":60}}
8400.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":60} by=arbiter
8400.000 clock white_ms=926300 black_ms=987200 why=penalty
8400.000 game state=resumed
8400.000 clock running=white white_ms=926300 black_ms=987200 why=resume
