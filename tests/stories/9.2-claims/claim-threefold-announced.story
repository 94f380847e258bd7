# Black claims with the move that will bring the position about for the third time (9.2).
# Since 2023 the announced move counts as completed (6.2.1.1).
editions 2001 2017 2018 2023
1000 press black
play Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1
expect from here
+900 ! claim threefold Ng8
---
11700.000 claim side=black kind=threefold held=true
[2023] 11700.000 made ply=8 side=black uci=f6g8 san=Ng8
[2023] 11700.000 completed ply=8 side=black uci=f6g8 san=Ng8 by=end
11700.000 clock why=pause
[2001] 11700.000 game state=ended result=1/2-1/2 reason=threefold article=9.2a
[2017 2018] 11700.000 game state=ended result=1/2-1/2 reason=threefold article=9.2.1.1
[2023] 11700.000 game state=ended result=1/2-1/2 reason=threefold article=9.2.1
