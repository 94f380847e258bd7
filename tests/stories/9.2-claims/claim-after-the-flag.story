# White's flag is down, which the arbiter calls, so that it is too late to claim (6.8).
# In 2001's blitz only the opponent can call it, and has not (B.6, C.1).
editions 2001 2023
set TimeControl=20
1000 press black
play Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8
expect from here
+30000 ! claim threefold
---
26600.000 clock running=white why=flag
[2001] 26600.000 alert id=1 kind=flag-fall article=B.6 side=white ply=9 confidence=certain evidence={"result":"0-1"}
[2023] 26600.000 alert id=1 kind=flag-fall article=A.5.5 side=white ply=9 confidence=certain evidence={"result":"0-1"}
[2001] 42200.000 claim side=white kind=threefold held=true
[2001] 42200.000 clock why=pause
[2001] 42200.000 game state=ended result=1/2-1/2 reason=threefold article=9.2b
[2023] 42200.000 refused claim threefold
