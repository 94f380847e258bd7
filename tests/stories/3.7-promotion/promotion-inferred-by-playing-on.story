# A queen would have mated; that Black plays on without a word tells that it is a knight or a
# bishop.
set TimeControl=300
show clocks
set Fen=7k/P5pp/8/8/8/8/8/K7 w - - 0 1
1000 press black
2000 lift a7
+300 place a8
+600 press white
+4000 lift h8
+400 place g8
+400 press black
+2000 lift a8
+400 place b6
+400 press white
+2000 lift g8
+400 place f7
+400 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=300000 black_ms=300000 why=start
2000.000 touched side=white square=a7 piece=P
2800.000 released side=white from=a7 square=a8 piece=Q
2800.000 made ply=1 side=white uci=a7a8q san=a8=Q#
2800.000 promotion ply=1 piece=Q source=assumed uci=a7a8q san=a8=Q#
2900.000 completed ply=1 side=white uci=a7a8q san=a8=Q# by=clock white_ms=298100 black_ms=300000
2900.000 clock white_ms=298100 black_ms=300000 why=pause
2900.000 game state=ended result=1-0 reason=checkmate article=5.1.1
7700.000 promotion ply=1 piece=N source=assumed uci=a7a8n san=a8=N
7700.000 game state=paused
7700.000 game state=resumed
7700.000 clock running=black white_ms=298100 black_ms=300000 why=resume
7700.000 touched side=black square=h8 piece=k
7700.000 released side=black from=h8 square=g8 piece=k
7700.000 made ply=2 side=black uci=h8g8 san=Kg8
7700.000 completed ply=2 side=black uci=h8g8 san=Kg8 by=clock white_ms=298100 black_ms=300000
7700.000 clock running=white white_ms=298100 black_ms=300000 why=press
9700.000 touched side=white square=a8 piece=N
10500.000 released side=white from=a8 square=b6 piece=N
10500.000 made ply=3 side=white uci=a8b6 san=Nb6
10500.000 completed ply=3 side=white uci=a8b6 san=Nb6 by=clock white_ms=295300 black_ms=300000
10500.000 clock running=black white_ms=295300 black_ms=300000 why=press
10500.000 promotion ply=1 piece=N source=inferred uci=a7a8n san=a8=N
12500.000 touched side=black square=g8 piece=k
13300.000 released side=black from=g8 square=f7 piece=k
13300.000 made ply=4 side=black uci=g8f7 san=Kf7
13300.000 completed ply=4 side=black uci=g8f7 san=Kf7 by=clock white_ms=295300 black_ms=297200
13300.000 clock running=white white_ms=295300 black_ms=297200 why=press
