# Neither a pawn's move nor a capture in 75 moves by each player: drawn without a claim (9.6.2).
# In 2001 nothing follows from it.
editions 2001 2017 2018 2023
set Fen=4k3/8/8/8/8/8/4P3/4K2R w - - 148 120
1000 press black
+500 lift h1
+300 place h2
+600 press white
+500 lift e8
+300 place d8
+900 press black
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
[2017 2018 2023] 3700.000 completed ply=2 side=black uci=e8d8 san=Kd8 by=end
[2017 2018 2023] 3700.000 clock why=pause
[2017 2018 2023] 3700.000 game state=ended result=1/2-1/2 reason=seventy-five article=9.6.2
[2001] 4100.000 completed ply=2 side=black uci=e8d8 san=Kd8 by=clock
[2001] 4100.000 clock running=white why=press
