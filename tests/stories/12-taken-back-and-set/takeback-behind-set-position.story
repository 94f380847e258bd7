# The arbiter takes back moves that were played before he set a position.
show fen
1000 press black
2000 lift e2
+300 place e4
+300 press white
+2000 lift e7
+300 place e5
+300 press black
+1000 ! set-position rnbqkbnr/pppp1ppp/8/4p3/3PP3/8/PPP2PPP/RNBQKBNR b KQkq - 0 2
+1000 lift d2
+300 place d4
+1000 press white
+1000 lift d7
+300 place d6
+300 press black
+1000 ! takeback 2
+1000 lift d6
+300 place d7
+300 lift d4
+300 place d2
+300 lift e5
+300 place e7
+1000 press white
+1000 lift c7
+300 place c5
+300 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e4 piece=P
2600.000 made ply=1 side=white uci=e2e4 san=e4 fen=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1
2600.000 completed ply=1 side=white uci=e2e4 san=e4 fen=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1 by=clock
2600.000 clock running=black why=press
4600.000 touched side=black square=e7 piece=p
5200.000 released side=black from=e7 square=e5 piece=p
5200.000 made ply=2 side=black uci=e7e5 san=e5 fen=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2
5200.000 completed ply=2 side=black uci=e7e5 san=e5 fen=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 by=clock
5200.000 clock running=white why=press
6200.000 game state=paused by=arbiter
6200.000 clock why=pause
6200.000 game state=paused fen=rnbqkbnr/pppp1ppp/8/4p3/3PP3/8/PPP2PPP/RNBQKBNR b KQkq - 0 2
6200.000 game state=irregular
8000.000 game state=restored
8500.000 game state=resumed
8500.000 clock running=black why=resume
9500.000 touched side=black square=d7 piece=p
10100.000 released side=black from=d7 square=d6 piece=p
10100.000 made ply=3 side=black uci=d7d6 san=d6 fen=rnbqkbnr/ppp2ppp/3p4/4p3/3PP3/8/PPP2PPP/RNBQKBNR w KQkq - 0 3
10100.000 completed ply=3 side=black uci=d7d6 san=d6 fen=rnbqkbnr/ppp2ppp/3p4/4p3/3PP3/8/PPP2PPP/RNBQKBNR w KQkq - 0 3 by=clock
10100.000 clock running=white why=press
11100.000 game state=paused by=arbiter
11100.000 clock why=pause
11100.000 withdrawn ply=3 uci=d7d6 why=taken-back
11100.000 withdrawn ply=2 uci=e7e5 why=taken-back
11100.000 game state=irregular
14100.000 game state=restored
14600.000 game state=resumed
14600.000 clock running=black why=resume
15600.000 touched side=black square=c7 piece=p
16200.000 released side=black from=c7 square=c5 piece=p
16200.000 made ply=2 side=black uci=c7c5 san=c5 fen=rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2
16200.000 completed ply=2 side=black uci=c7c5 san=c5 fen=rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 by=clock
16200.000 clock running=white why=press
