# Black puts a knight right beside White's king in the centre and takes his own king up: no result.
# The knight on e5, which gives check, is put right while White's king stands on d4; Black takes his
# king up to move him.
set Fen=8/5k1p/8/8/3K4/5N2/7P/8 w - - 0 1
1000 press black
2000 lift f3
+400 place e5
+400 press white
+1000 ! adjust
+500 lift e5
+300 place e5
+1500 lift f7
+2000 place g7
+400 press black
+2000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=f3 piece=N
2800.000 released side=white from=f3 square=e5 piece=N
2800.000 made ply=1 side=white uci=f3e5 san=Ne5+
2800.000 completed ply=1 side=white uci=f3e5 san=Ne5+ by=clock
2800.000 clock running=black why=press
5100.000 adjusted side=black squares=["e5"]
6100.000 touched side=black square=f7 piece=k
8500.000 released side=black from=f7 square=g7 piece=k
8500.000 made ply=2 side=black uci=f7g7 san=Kg7
8500.000 completed ply=2 side=black uci=f7g7 san=Kg7 by=clock
8500.000 clock running=white why=press
