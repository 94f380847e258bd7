# White's lifts were adjustments, too, so his touch is told late: Black's announcement holds.
500 press black
800 ! adjust
1000 lift c2
1600 place c2
2200 lift g1
2650 place f3
2900 ! adjust
3100 press white
3700 lift e8
4500 place e8
5500 lift b8
6100 place c6
7000 press black
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
2100.000 adjusted side=white squares=["c2"]
2200.000 touched side=white square=g1 piece=N
3100.000 released side=white from=g1 square=f3 piece=N
3100.000 made ply=1 side=white uci=g1f3 san=Nf3
3100.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=clock
3100.000 clock running=black why=press
5000.000 adjusted side=black squares=["e8"]
5500.000 touched side=black square=b8 piece=n
6600.000 released side=black from=b8 square=c6 piece=n
6600.000 made ply=2 side=black uci=b8c6 san=Nc6
7000.000 completed ply=2 side=black uci=b8c6 san=Nc6 by=clock
7000.000 clock running=white why=press
