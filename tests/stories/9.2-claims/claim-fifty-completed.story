# White claims: the last 50 moves by each player have been completed (9.3).
editions 2001 2017 2018 2023
set Fen=4k3/8/8/8/8/8/4P3/4K2R w - - 98 90
1000 press black
play Rh2 Kd8
expect from here
+900 ! claim fifty
---
4700.000 claim side=white kind=fifty held=true
4700.000 clock why=pause
[2001] 4700.000 game state=ended result=1/2-1/2 reason=fifty article=9.3b
[2017 2018 2023] 4700.000 game state=ended result=1/2-1/2 reason=fifty article=9.3.2
