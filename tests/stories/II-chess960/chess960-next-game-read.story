# After a game another start position is set up, and read anew.
set Variant=chess960
shows bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR
show fen
1000 press black
2000 lift d2
+500 place d4
+500 press white
5000 ! resign black
9000 shows 8/8/8/8/8/8/8/8
10000 shows nbrkrqbn/pppppppp/8/8/8/8/PPPPPPPP/NBRKRQBN
12000 press white
+100 press black
+1000 lift d1
+300 lift c1
+700 place d1
+500 place c1
+700 press white
---
0.000 game state=ready
1000.000 game state=started fen=bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1
1000.000 clock running=white why=start
2000.000 touched side=white square=d2 piece=P
3000.000 released side=white from=d2 square=d4 piece=P
3000.000 made ply=1 side=white uci=d2d4 san=d4 fen=bbqnnrkr/pppppppp/8/8/3P4/8/PPP1PPPP/BBQNNRKR b KQkq - 0 1
3000.000 completed ply=1 side=white uci=d2d4 san=d4 fen=bbqnnrkr/pppppppp/8/8/3P4/8/PPP1PPPP/BBQNNRKR b KQkq - 0 1 by=clock
3000.000 clock running=black why=press
5000.000 clock why=pause
5000.000 game state=ended result=1-0 reason=resignation article=5.1.2
10015.000 game state=ready
12100.000 game state=started fen=nbrkrqbn/pppppppp/8/8/8/8/PPPPPPPP/NBRKRQBN w KQkq - 0 1
12100.000 clock running=white why=start
13100.000 touched side=white square=d1 piece=K
13400.000 touched side=white square=c1 piece=R
14600.000 released side=white from=c1 square=d1 piece=R
15100.000 released side=white from=d1 square=c1 piece=K
15100.000 made ply=1 side=white uci=d1c1 san=O-O-O fen=nbrkrqbn/pppppppp/8/8/8/8/PPPPPPPP/NBKRRQBN b kq - 1 1
15300.000 completed ply=1 side=white uci=d1c1 san=O-O-O fen=nbrkrqbn/pppppppp/8/8/8/8/PPPPPPPP/NBKRRQBN b kq - 1 1 by=clock
15300.000 clock running=black why=press
