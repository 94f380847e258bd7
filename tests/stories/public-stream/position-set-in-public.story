# The public is told where the game goes on from, whether the clocks ran or stood.
# What the board must show is the arbiter's matter.
show fen
show public
1000 press black
2000 lift e2
+300 place e4
+300 press white
+1000 ! set-position rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1
+2000 lift e4
+300 place e2
+1000 lift d2
+300 place d4
+1000 ! set-position rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1
+2000 ! resume
+1000 lift d7
+300 place d5
+300 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2600.000 completed ply=1 side=white uci=e2e4 san=e4 fen=rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1 by=clock
2600.000 clock running=black why=press
3600.000 game state=paused
3600.000 clock why=pause
3600.000 game state=paused fen=rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1
8200.000 game state=paused fen=rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1
10200.000 game state=resumed
10200.000 clock running=black why=resume
11800.000 completed ply=2 side=black uci=d7d5 san=d5 fen=rnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 2 by=clock
11800.000 clock running=white why=press
