# White's king stands on e4, and Black puts his down on d5 before it goes to d7: that shows no
# result.
set Fen=8/2k5/8/8/8/4K3/4R3/8 w - - 0 1
1000 press black
play Ke4 Kb7 Re1 Kc7 Re2
expect from here
+2000 lift c7
+500 place d5
+900 lift d5
+500 place d7
+500 press black
+2000 rest
---
10000.000 touched side=black square=c7 piece=k
12400.000 released side=black from=c7 square=d7 piece=k
12400.000 made ply=6 side=black uci=c7d7 san=Kd7
12400.000 completed ply=6 side=black uci=c7d7 san=Kd7 by=clock
12400.000 clock running=white why=press
