# Two moves are made with the clock stopped; a lever goes down behind them: they are of the game.
# What White broke in his accuses nobody (4.3).
1000 press black
play e4 e5 Nf3 Nc6
expect from here
+2000 level
+1000 lift b1
+2000 place b1
+1000 lift f1
+300 place b5
+1000 lift a7
+300 place a6
+2000 press black
+1000 lift b5
+300 place a4
+600 press white
---
8600.000 clock why=pause
9600.000 touched side=white square=b1 piece=N
12100.000 released side=white from=b1 square=b1 piece=N
12600.000 touched side=white square=f1 piece=B
13400.000 released side=white from=f1 square=b5 piece=B
13400.000 made ply=5 side=white uci=f1b5 san=Bb5
13900.000 touched side=black square=a7 piece=p
14700.000 released side=black from=a7 square=a6 piece=p
14700.000 made ply=6 side=black uci=a7a6 san=a6
16200.000 completed ply=5 side=white uci=f1b5 san=Bb5 by=answer
16200.000 completed ply=6 side=black uci=a7a6 san=a6 by=clock
16200.000 clock running=white why=press
17200.000 touched side=white square=b5 piece=B
18000.000 released side=white from=b5 square=a4 piece=B
18000.000 made ply=7 side=white uci=b5a4 san=Ba4
18100.000 completed ply=7 side=white uci=b5a4 san=Ba4 by=clock
18100.000 clock running=black why=press
