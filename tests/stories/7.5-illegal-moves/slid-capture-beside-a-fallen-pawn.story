# A pawn falls as White presses, and is set up while Black takes with a piece that he slides, and
# pushes the captured one off the way it came: no move of his ends on the pawn's square.
set Fen=6k1/5ppp/8/8/3P2b1/5N2/4N1PP/6K1 w - - 0 1
1000 press black
2000 lift f3
+300 place e5
+500 press white
+180 lift d4
+1500 lift g4
+40 place f3
+60 lift f3
+820 place f3
+40 lift f3
+20 place g4
+20 lift g4
+20 place h5
+40 lift h5
+720 place d4
+160 press black
+2000 lift e5
+300 place c6
+600 press white
+2000 lift e2
+300 place d3
+600 press black
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=f3 piece=N
2800.000 released side=white from=f3 square=e5 piece=N
2800.000 made ply=1 side=white uci=f3e5 san=Ne5
2800.000 completed ply=1 side=white uci=f3e5 san=Ne5 by=clock
2800.000 clock running=black why=press
2980.000 touched side=black square=d4 piece=P
4480.000 touched side=black square=g4 piece=b
6420.000 touched side=black square=e2 piece=N
6420.000 released side=black from=d4 square=d4 piece=P
6420.000 released side=black from=g4 square=e2 piece=b
6420.000 made ply=2 side=black uci=g4e2 san=Bxe2
6420.000 completed ply=2 side=black uci=g4e2 san=Bxe2 by=clock
6420.000 clock running=white why=press
8420.000 touched side=white square=e5 piece=N
9220.000 released side=white from=e5 square=c6 piece=N
9220.000 made ply=3 side=white uci=e5c6 san=Nc6
9320.000 completed ply=3 side=white uci=e5c6 san=Nc6 by=clock
9320.000 clock running=black why=press
11320.000 touched side=black square=e2 piece=b
12120.000 released side=black from=e2 square=d3 piece=b
12120.000 made ply=4 side=black uci=e2d3 san=Bd3
12220.000 completed ply=4 side=black uci=e2d3 san=Bd3 by=clock
12220.000 clock running=white why=press
