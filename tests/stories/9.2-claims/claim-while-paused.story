# A player pauses the clock and claims (9.5.1).
1000 press black
play Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8
expect from here
+900 ! pause
+900 ! claim threefold
---
13100.000 game state=paused by=arbiter
13100.000 clock why=pause
14000.000 claim side=white kind=threefold held=true
14000.000 game state=ended result=1/2-1/2 reason=threefold article=9.2.2
