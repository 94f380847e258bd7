# A board that knows its pieces lies turned by half: it is followed so before anybody has moved.
shows RNBKQBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbkqbnr
1000 press black
2000 shows RNBKQBNR/PPP1PPPP/8/8/8/8/pppppppp/rnbkqbnr
+400 shows RNBKQBNR/PPP1PPPP/8/3P4/8/8/pppppppp/rnbkqbnr
+600 press white
+1000 rest
---
0.000 game state=turned orientation=black
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2900.000 released side=white from=e2 square=e4 piece=P
2900.000 made ply=1 side=white uci=e2e4 san=e4
3000.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
3000.000 clock running=black why=press
