# The piece passes the square on its way: nothing is made there, and nothing drawn.
1000 press black
play Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1
expect from here
+500 lift f6
+300 place g8
+100 lift g8
+300 place h5
+900 press black
---
22500.000 touched side=black square=f6 piece=n
23700.000 released side=black from=f6 square=h5 piece=n
23700.000 made ply=16 side=black uci=f6h5 san=Nh5
24100.000 completed ply=16 side=black uci=f6h5 san=Nh5 by=clock
24100.000 clock running=white why=press
