# On a board that recognises pieces dead squares are neither felt nor recognised, and no less known.
# d1 and e4 show nothing. White's pawn goes to e4, and the queen comes from d1 to g4.
set DeadSquares=d1 e4
shows rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR
1000 press black
2000 lift e2
+600 press white
+800 lift e7
+100 kinds e5=p
+300 place e5
+600 press black
+700 kinds g4=Q
+100 place g4
+600 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e4 piece=P
2600.000 made ply=1 side=white uci=e2e4 san=e4
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2600.000 clock running=black why=press
3400.000 touched side=black square=e7 piece=p
4300.000 released side=black from=e7 square=e5 piece=p
4300.000 made ply=2 side=black uci=e7e5 san=e5
4400.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
4400.000 clock running=white why=press
5700.000 touched side=white square=d1 piece=Q
5700.000 released side=white from=d1 square=g4 piece=Q
5700.000 made ply=3 side=white uci=d1g4 san=Qg4
5800.000 completed ply=3 side=white uci=d1g4 san=Qg4 by=clock
5800.000 clock running=black why=press
