# Whether the queen went to b2 or c3 no reed shows; on c3 she would have been taken. That ends no
# doubt sooner: Black may have overlooked her. After eight presses the likeliest is told.
set Fen=7k/7p/8/3p4/1p1P4/1P6/P6P/QN5K w - - 0 1
500 press black
1000 lift a1
2500 press white
+1000 lift h8
+300 place g8
+500 press black
+1000 lift h1
+300 place g1
+500 press white
+800 lift g8
+500 place h8
+500 press black
+800 lift g1
+500 place h1
+500 press white
+800 lift h8
+500 place g8
+500 press black
+800 lift h1
+500 place g1
+500 press white
+800 lift g8
+500 place h8
+500 press black
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
1000.000 touched side=white square=a1 piece=Q
2500.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"missing":["a1"]}
2500.000 clock running=black why=press
4300.000 clock running=white why=press
6100.000 clock running=black why=press
7900.000 clock running=white why=press
9700.000 clock running=black why=press
11500.000 clock running=white why=press
13300.000 clock running=black why=press
15100.000 made ply=1 side=white uci=a1b2 san=Qb2
15100.000 completed ply=1 side=white uci=a1b2 san=Qb2 by=clock
15100.000 made ply=2 side=black uci=h8g8 san=Kg8
15100.000 completed ply=2 side=black uci=h8g8 san=Kg8 by=clock
15100.000 made ply=3 side=white uci=h1g1 san=Kg1
15100.000 completed ply=3 side=white uci=h1g1 san=Kg1 by=clock
15100.000 made ply=4 side=black uci=g8h8 san=Kh8
15100.000 completed ply=4 side=black uci=g8h8 san=Kh8 by=clock
15100.000 made ply=5 side=white uci=g1h1 san=Kh1
15100.000 completed ply=5 side=white uci=g1h1 san=Kh1 by=clock
15100.000 made ply=6 side=black uci=h8g8 san=Kg8
15100.000 completed ply=6 side=black uci=h8g8 san=Kg8 by=clock
15100.000 made ply=7 side=white uci=h1g1 san=Kg1
15100.000 completed ply=7 side=white uci=h1g1 san=Kg1 by=clock
15100.000 made ply=8 side=black uci=g8h8 san=Kh8
15100.000 ruling id=1 alert=1 decision=lapsed lasted_ms=12600 ply=1 last_ply=8
15100.000 completed ply=8 side=black uci=g8h8 san=Kh8 by=clock
15100.000 clock running=white why=press
