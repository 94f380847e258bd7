# A pawn's move is taken back by the arbiter; the promotion before it, which nobody named, is
# inferred all the same.
set Fen=8/P3k2p/8/8/8/8/7P/4K3 w - - 0 1
500 press black
2000 lift a7
+600 place a8
+900 press white
+3000 lift e7
+600 place e6
+700 press black
+2000 lift h2
+600 place h3
+700 press white
+2000 ! takeback 3
+2000 lift h3
+600 place h2
+500 press black
+1500 ! resume
+2000 lift a8
+600 place b6
+900 press white
+3000 lift h7
+600 place h6
+700 press black
+3000 rest
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
2000.000 touched side=white square=a7 piece=P
3100.000 released side=white from=a7 square=a8 piece=Q
3100.000 made ply=1 side=white uci=a7a8q san=a8=Q
3100.000 promotion ply=1 piece=Q source=assumed uci=a7a8q san=a8=Q
3500.000 completed ply=1 side=white uci=a7a8q san=a8=Q by=clock
3500.000 clock running=black why=press
6500.000 touched side=black square=e7 piece=k
7600.000 released side=black from=e7 square=e6 piece=k
7600.000 made ply=2 side=black uci=e7e6 san=Ke6
7800.000 completed ply=2 side=black uci=e7e6 san=Ke6 by=clock
7800.000 clock running=white why=press
9800.000 touched side=white square=h2 piece=P
10900.000 released side=white from=h2 square=h3 piece=P
10900.000 made ply=3 side=white uci=h2h3 san=h3
11100.000 completed ply=3 side=white uci=h2h3 san=h3 by=clock
11100.000 clock running=black why=press
13100.000 game state=paused by=arbiter
13100.000 clock why=pause
13100.000 withdrawn ply=3 uci=h2h3 why=taken-back
13100.000 game state=irregular
16200.000 game state=restored
16200.000 game state=resumed
16200.000 clock running=white why=resume
17700.000 refused resume
19700.000 touched side=white square=a8 piece=Q
21200.000 promotion ply=1 piece=N source=inferred uci=a7a8n san=a8=N
21200.000 released side=white from=a8 square=b6 piece=N
21200.000 made ply=3 side=white uci=a8b6 san=Nb6
21200.000 completed ply=3 side=white uci=a8b6 san=Nb6 by=clock
21200.000 clock running=black why=press
24200.000 touched side=black square=h7 piece=p
25300.000 released side=black from=h7 square=h6 piece=p
25300.000 made ply=4 side=black uci=h7h6 san=h6
25500.000 completed ply=4 side=black uci=h7h6 san=h6 by=clock
25500.000 clock running=white why=press
