# A penalty that leaves a clock nothing lets its flag fall at once.
set TimeControl=5400
show clocks
1000 press black
2000 ! penalty white reduce 2:00:00
+1000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=5400000 black_ms=5400000 why=start
2000.000 ruling id=1 side=white decision=confirmed penalty={"kind":"reduce","seconds":7200} by=arbiter
2000.000 clock running=white white_ms=0 black_ms=5400000 why=penalty
2000.000 clock running=white white_ms=0 black_ms=5400000 why=flag
2000.000 alert id=1 kind=flag-fall article=6.8 side=white ply=1 confidence=certain evidence={"result":"0-1"}
