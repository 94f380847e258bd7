# Nobody says which start position it is, and the board recognises its pieces.
set Variant=chess960
shows bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR
show fen
1000 press black
2000 lift d2
+500 place d4
+500 press white
---
0.000 game state=ready
1000.000 game state=started fen=bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1
1000.000 clock running=white why=start
2000.000 touched side=white square=d2 piece=P
3000.000 released side=white from=d2 square=d4 piece=P
3000.000 made ply=1 side=white uci=d2d4 san=d4 fen=bbqnnrkr/pppppppp/8/8/3P4/8/PPP1PPPP/BBQNNRKR b KQkq - 0 1
3000.000 completed ply=1 side=white uci=d2d4 san=d4 fen=bbqnnrkr/pppppppp/8/8/3P4/8/PPP1PPPP/BBQNNRKR b KQkq - 0 1 by=clock
3000.000 clock running=black why=press
