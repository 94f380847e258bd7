# The position has appeared for the third time, and White, who has the move, claims (9.2).
editions 2001 2017 2018 2023
1000 press black
play Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8
expect from here
+900 ! claim threefold
+900 lift g1
---
13100.000 claim side=white kind=threefold held=true
13100.000 clock why=pause
[2001] 13100.000 game state=ended result=1/2-1/2 reason=threefold article=9.2b
[2017 2018] 13100.000 game state=ended result=1/2-1/2 reason=threefold article=9.2.1.2
[2023] 13100.000 game state=ended result=1/2-1/2 reason=threefold article=9.2.2
