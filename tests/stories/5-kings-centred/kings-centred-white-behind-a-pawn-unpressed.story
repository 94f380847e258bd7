# Pawn e5 has not made room for a king: it came from e4 before.
set Fen=6k1/8/8/3p4/4P3/8/8/6K1 w - - 0 1
500 press black
+500 lift g1
+300 place g2
+300 press white
+500 lift g8
+300 place g7
+300 press black
+1000 lift e4
+30 place e5
+4000 lift g2
+300 place e4
+800 lift d5
+700 lift g7
+200 place d5
+3000 rest
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
1000.000 touched side=white square=g1 piece=K
1600.000 released side=white from=g1 square=g2 piece=K
1600.000 made ply=1 side=white uci=g1g2 san=Kg2
1600.000 completed ply=1 side=white uci=g1g2 san=Kg2 by=clock
1600.000 clock running=black why=press
2100.000 touched side=black square=g8 piece=k
2700.000 released side=black from=g8 square=g7 piece=k
2700.000 made ply=2 side=black uci=g8g7 san=Kg7
2700.000 completed ply=2 side=black uci=g8g7 san=Kg7 by=clock
2700.000 clock running=white why=press
3700.000 touched side=white square=e4 piece=P
5730.000 released side=white from=e4 square=e5 piece=P
5730.000 made ply=3 side=white uci=e4e5 san=e5
10230.000 completed ply=3 side=white uci=e4e5 san=e5 by=end
10230.000 clock why=pause
10230.000 game state=ended result=1-0 reason=kings-centred
