# Nobody said what the pawn became; that it goes from e8 to f6 tells.
# The record is corrected.
set Fen=8/4P3/8/8/7k/8/P7/4K3 w - - 0 1
show fen
1000 press black
2000 lift e7
+300 place e8
+300 press white
+2000 lift h4
+300 place g4
+300 press black
+2000 lift e8
+700 place f6
+600 press white
+2000 lift g4
+300 place f4
+300 press black
+2000 lift f6
+700 place h5
+600 press white
---
0.000 game state=ready
1000.000 game state=started fen=8/4P3/8/8/7k/8/P7/4K3 w - - 0 1
1000.000 clock running=white why=start
2000.000 touched side=white square=e7 piece=P
2600.000 released side=white from=e7 square=e8 piece=Q
2600.000 made ply=1 side=white uci=e7e8q san=e8=Q fen=4Q3/8/8/8/7k/8/P7/4K3 b - - 0 1
2600.000 promotion ply=1 piece=Q source=assumed uci=e7e8q san=e8=Q fen=4Q3/8/8/8/7k/8/P7/4K3 b - - 0 1
2600.000 completed ply=1 side=white uci=e7e8q san=e8=Q fen=4Q3/8/8/8/7k/8/P7/4K3 b - - 0 1 by=clock
2600.000 clock running=black why=press
4600.000 touched side=black square=h4 piece=k
5200.000 released side=black from=h4 square=g4 piece=k
5200.000 made ply=2 side=black uci=h4g4 san=Kg4 fen=4Q3/8/8/8/6k1/8/P7/4K3 w - - 1 2
5200.000 completed ply=2 side=black uci=h4g4 san=Kg4 fen=4Q3/8/8/8/6k1/8/P7/4K3 w - - 1 2 by=clock
5200.000 clock running=white why=press
7200.000 touched side=white square=e8 piece=Q
8500.000 promotion ply=1 piece=N source=inferred uci=e7e8n san=e8=N fen=4N3/8/8/8/7k/8/P7/4K3 b - - 0 1
8500.000 released side=white from=e8 square=f6 piece=N
8500.000 made ply=3 side=white uci=e8f6 san=Nf6+ fen=8/8/5N2/8/6k1/8/P7/4K3 b - - 2 2
8500.000 completed ply=3 side=white uci=e8f6 san=Nf6+ fen=8/8/5N2/8/6k1/8/P7/4K3 b - - 2 2 by=clock
8500.000 clock running=black why=press
10500.000 touched side=black square=g4 piece=k
11100.000 released side=black from=g4 square=f4 piece=k
11100.000 made ply=4 side=black uci=g4f4 san=Kf4 fen=8/8/5N2/8/5k2/8/P7/4K3 w - - 3 3
11100.000 completed ply=4 side=black uci=g4f4 san=Kf4 fen=8/8/5N2/8/5k2/8/P7/4K3 w - - 3 3 by=clock
11100.000 clock running=white why=press
13100.000 touched side=white square=f6 piece=N
14300.000 released side=white from=f6 square=h5 piece=N
14300.000 made ply=5 side=white uci=f6h5 san=Nh5+ fen=8/8/8/7N/5k2/8/P7/4K3 b - - 4 3
14400.000 completed ply=5 side=white uci=f6h5 san=Nh5+ fen=8/8/8/7N/5k2/8/P7/4K3 b - - 4 3 by=clock
14400.000 clock running=black why=press
