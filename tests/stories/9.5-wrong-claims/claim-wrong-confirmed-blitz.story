# A wrong claim in blitz costs time (9.5.3 with B.3; 2017, 2018: with B.2; 2001: 9.5).
editions 2001 2017 2018 2023
set TimeControl=180+2
show clocks
1000 press black
play Nf3 Nf6 Ng1 Ng8
expect from here
+900 ! claim threefold
+900 ! confirm last
[2001] +900 ! undo 1
---
7500.000 claim side=white kind=threefold held=false
7500.000 game state=paused by=white
7500.000 clock white_ms=182300 black_ms=183200 why=pause
7500.000 draw-offer side=white what=offered
[2001] 7500.000 alert id=1 kind=wrong-claim article=9.5b side=white ply=5 confidence=certain evidence={"claim":"threefold","found":2,"needed":3,"penalty":{"kind":"add-opponent","seconds":180,"reduce":91.15}}
[2017 2018 2023] 7500.000 alert id=1 kind=wrong-claim article=9.5.3 side=white ply=5 confidence=certain evidence={"claim":"threefold","found":2,"needed":3,"penalty":{"kind":"add-opponent","seconds":60}}
[2001] 8400.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":180,"reduce":91.15} by=arbiter
[2001] 8400.000 clock white_ms=91150 black_ms=363200 why=penalty
[2017 2018 2023] 8400.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":60} by=arbiter
[2017 2018 2023] 8400.000 clock white_ms=182300 black_ms=243200 why=penalty
8400.000 game state=resumed
[2001] 8400.000 clock running=white white_ms=91150 black_ms=363200 why=resume
[2017 2018 2023] 8400.000 clock running=white white_ms=182300 black_ms=243200 why=resume
[2001] 9300.000 ruling id=1 alert=1 decision=undone by=arbiter
[2001] 9300.000 clock running=white white_ms=181400 black_ms=183200 why=penalty
