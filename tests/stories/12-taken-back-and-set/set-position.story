# The arbiter sets up another position: plies count on, and the board must show it.
show fen
set TimeControl=300+3
1000 press black
2000 lift e2
+300 place e4
+300 press white
+2000 lift e7
+300 place e5
+300 press black
+2000 lift d2
+300 ! set-position rnbqkbnr/pppp1ppp/8/4p3/3PP3/8/PPP2PPP/RNBQKBNR b KQkq - 0 2
+1000 place d4
+2000 press white
+1000 lift d4
+300 lift e5
+300 place d4
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
7200.000 touched side=white square=d2 piece=P
7500.000 game state=paused by=arbiter
7500.000 clock why=pause
7500.000 game state=paused fen=rnbqkbnr/pppp1ppp/8/4p3/3PP3/8/PPP2PPP/RNBQKBNR b KQkq - 0 2
7500.000 game state=irregular
9000.000 game state=restored
10500.000 game state=resumed
10500.000 clock running=black why=resume
11500.000 touched side=black square=d4 piece=P
11800.000 touched side=black square=e5 piece=p
12400.000 released side=black from=e5 square=d4 piece=p
12400.000 made ply=3 side=black uci=e5d4 san=exd4 fen=rnbqkbnr/pppp1ppp/8/8/3pP3/8/PPP2PPP/RNBQKBNR w KQkq - 0 3
12400.000 completed ply=3 side=black uci=e5d4 san=exd4 fen=rnbqkbnr/pppp1ppp/8/8/3pP3/8/PPP2PPP/RNBQKBNR w KQkq - 0 3 by=clock
12400.000 clock running=white why=press
