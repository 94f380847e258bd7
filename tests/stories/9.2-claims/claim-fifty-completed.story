# White claims: the last 50 moves by each player have been completed (9.3).
editions 2001 2017 2018 2023
set Fen=4k3/8/8/8/8/8/4P3/4K2R w - - 98 90
1000 press black
+500 lift h1
+300 place h2
+600 press white
+500 lift e8
+300 place d8
+600 press black
+900 ! claim fifty
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1500.000 touched side=white square=h1 piece=R
2300.000 released side=white from=h1 square=h2 piece=R
2300.000 made ply=1 side=white uci=h1h2 san=Rh2
2400.000 completed ply=1 side=white uci=h1h2 san=Rh2 by=clock
2400.000 clock running=black why=press
2900.000 touched side=black square=e8 piece=k
3700.000 released side=black from=e8 square=d8 piece=k
3700.000 made ply=2 side=black uci=e8d8 san=Kd8
3800.000 completed ply=2 side=black uci=e8d8 san=Kd8 by=clock
3800.000 clock running=white why=press
4700.000 claim side=white kind=fifty held=true
4700.000 clock why=pause
[2001] 4700.000 game state=ended result=1/2-1/2 reason=fifty article=9.3b
[2017 2018 2023] 4700.000 game state=ended result=1/2-1/2 reason=fifty article=9.3.2
