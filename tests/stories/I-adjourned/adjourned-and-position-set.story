# The arbiter sets the position while the game is adjourned: where it will go on is told.
show fen
1000 press black
play e4 e5
expect from here
+1000 ! adjourn
+1000 ! set-position rnbqkbnr/pppp1ppp/4p3/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2
+1000 lift e5
+300 place e6
+2000 ! resume
+500 lift d2
+300 place d4
+600 press white
---
4800.000 game state=adjourned
4800.000 clock why=pause
5800.000 game state=adjourned fen=rnbqkbnr/pppp1ppp/4p3/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2
5800.000 game state=irregular
7600.000 game state=restored
9100.000 game state=resumed
9100.000 clock running=white why=resume
9600.000 touched side=white square=d2 piece=P
10400.000 released side=white from=d2 square=d4 piece=P
10400.000 made ply=3 side=white uci=d2d4 san=d4 fen=rnbqkbnr/pppp1ppp/4p3/8/3PP3/8/PPP2PPP/RNBQKBNR b KQkq - 0 2
10500.000 completed ply=3 side=white uci=d2d4 san=d4 fen=rnbqkbnr/pppp1ppp/4p3/8/3PP3/8/PPP2PPP/RNBQKBNR b KQkq - 0 2 by=clock
10500.000 clock running=black why=press
