# After two moves the player who has not made the last one presses, which begins no game. Then his
# opponent starts his clock.
1000 lift e2
+600 place e4
+2000 lift e7
+600 place e5
+900 press white
+3000 press black
+3000 rest
---
0.000 game state=ready
8100.000 game state=started
8100.000 clock running=white why=start
8100.000 made ply=1 side=white uci=e2e4 san=e4
8100.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
8100.000 made ply=2 side=black uci=e7e5 san=e5
8100.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
