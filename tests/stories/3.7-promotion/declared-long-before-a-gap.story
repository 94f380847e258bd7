# White declares a knight, and promotes again 15 s later. Frames are lost while he presses: nobody
# has declared what this pawn became.
set TimeControl=36000+30
set Fen=1kr5/3R1P2/3NP3/8/8/8/4K3/7Q w - - 1 47
1000 press black
+6000 lift f7
+700 place f8
+900 ! promote N
+800 press white
+2000 lift c8
+1300 lift f8
+400 place f8
+800 press black
+1600 lift e6
+300 place e7
+800 press white
+1500 lift f8
+350 place g8
+800 press black
+1600 lift e7
+400 place e8
+7000 lost
+10 answers
+1 press white
+2500 lift e8
+1500 lift g8
+400 place e8
+800 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
7000.000 touched side=white square=f7 piece=P
8200.000 released side=white from=f7 square=f8 piece=Q
8200.000 made ply=1 side=white uci=f7f8q san=f8=Q
8200.000 promotion ply=1 piece=Q source=assumed uci=f7f8q san=f8=Q
8600.000 promotion ply=1 piece=N source=declared uci=f7f8n san=f8=N
9400.000 completed ply=1 side=white uci=f7f8n san=f8=N by=clock
9400.000 clock running=black why=press
11400.000 touched side=black square=c8 piece=r
12700.000 touched side=black square=f8 piece=N
13600.000 released side=black from=c8 square=f8 piece=r
13600.000 made ply=2 side=black uci=c8f8 san=Rxf8
13900.000 completed ply=2 side=black uci=c8f8 san=Rxf8 by=clock
13900.000 clock running=white why=press
15500.000 touched side=white square=e6 piece=P
16300.000 released side=white from=e6 square=e7 piece=P
16300.000 made ply=3 side=white uci=e6e7 san=e7
16600.000 completed ply=3 side=white uci=e6e7 san=e7 by=clock
16600.000 clock running=black why=press
18100.000 touched side=black square=f8 piece=r
18950.000 released side=black from=f8 square=g8 piece=r
18950.000 made ply=4 side=black uci=f8g8 san=Rg8
19250.000 completed ply=4 side=black uci=f8g8 san=Rg8 by=clock
19250.000 clock running=white why=press
20850.000 touched side=white square=e7 piece=P
21750.000 released side=white from=e7 square=e8 piece=Q
21750.000 made ply=5 side=white uci=e7e8q san=e8=Q+
21750.000 promotion ply=5 piece=Q source=assumed uci=e7e8q san=e8=Q+
28261.000 completed ply=5 side=white uci=e7e8q san=e8=Q+ by=clock
28261.000 clock running=black why=press
30761.000 touched side=black square=e8 piece=Q
32261.000 touched side=black square=g8 piece=r
33161.000 released side=black from=g8 square=e8 piece=r
33161.000 made ply=6 side=black uci=g8e8 san=Rxe8+
33461.000 completed ply=6 side=black uci=g8e8 san=Rxe8+ by=clock
33461.000 clock running=white why=press
