# White has touched a piece on this move, and has lost the right to claim on it (9.4).
# In 2001 only a move made ends that right.
editions 2001 2017 2018 2023
1000 press black
play Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8
expect from here
+900 lift b1
+400 ! claim threefold
+400 place c3
+600 press white
[2017 2018 2023] +500 lift b8
[2017 2018 2023] +300 place c6
[2017 2018 2023] +600 press black
[2017 2018 2023] +500 lift c3
[2017 2018 2023] +300 place b1
[2017 2018 2023] +600 press white
[2017 2018 2023] +500 lift c6
[2017 2018 2023] +300 place b8
[2017 2018 2023] +600 press black
[2017 2018 2023] +900 ! claim threefold
---
13100.000 touched side=white square=b1 piece=N
[2001] 13500.000 claim side=white kind=threefold held=true
[2001] 13500.000 clock why=pause
[2001] 13500.000 game state=ended result=1/2-1/2 reason=threefold article=9.2b
[2017 2018 2023] 13500.000 refused claim threefold
[2017 2018 2023] 14400.000 released side=white from=b1 square=c3 piece=N
[2017 2018 2023] 14400.000 made ply=9 side=white uci=b1c3 san=Nc3
[2017 2018 2023] 14500.000 completed ply=9 side=white uci=b1c3 san=Nc3 by=clock
[2017 2018 2023] 14500.000 clock running=black why=press
[2017 2018 2023] 15000.000 touched side=black square=b8 piece=n
[2017 2018 2023] 15800.000 released side=black from=b8 square=c6 piece=n
[2017 2018 2023] 15800.000 made ply=10 side=black uci=b8c6 san=Nc6
[2017 2018 2023] 15900.000 completed ply=10 side=black uci=b8c6 san=Nc6 by=clock
[2017 2018 2023] 15900.000 clock running=white why=press
[2017 2018 2023] 16400.000 touched side=white square=c3 piece=N
[2017 2018 2023] 17200.000 released side=white from=c3 square=b1 piece=N
[2017 2018 2023] 17200.000 made ply=11 side=white uci=c3b1 san=Nb1
[2017 2018 2023] 17300.000 completed ply=11 side=white uci=c3b1 san=Nb1 by=clock
[2017 2018 2023] 17300.000 clock running=black why=press
[2017 2018 2023] 17800.000 touched side=black square=c6 piece=n
[2017 2018 2023] 18600.000 released side=black from=c6 square=b8 piece=n
[2017 2018 2023] 18600.000 made ply=12 side=black uci=c6b8 san=Nb8
[2017 2018 2023] 18700.000 completed ply=12 side=black uci=c6b8 san=Nb8 by=clock
[2017 2018 2023] 18700.000 clock running=white why=press
[2017 2018 2023] 19600.000 claim side=white kind=threefold held=true
[2017 2018 2023] 19600.000 clock why=pause
[2017 2018] 19600.000 game state=ended result=1/2-1/2 reason=threefold article=9.2.1.2
[2023] 19600.000 game state=ended result=1/2-1/2 reason=threefold article=9.2.2
