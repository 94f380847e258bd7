# The time in which the board fails is nobody's: the flag falls that much later.
set TimeControl=30
show clocks
1000 press black
+20000 fault
+60000 answers
+11000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=30000 black_ms=30000 why=start
22000.000 clock white_ms=10000 black_ms=30000 why=pause
22000.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"fault","since":21000000,"times":1,"silent_ms":1000}
81000.000 clock running=white white_ms=10000 black_ms=30000 why=resume
91000.000 ruling id=1 alert=1 decision=lapsed
91000.000 clock running=white white_ms=0 black_ms=30000 why=flag
91000.000 alert id=2 kind=flag-fall article=A.5.5 side=white ply=1 confidence=certain evidence={"result":"0-1"}
