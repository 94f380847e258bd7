# Nobody presses after mate: when nothing else happens, the flicker was the capture.
set Fen=4n1k1/5ppp/8/8/8/8/8/4RK2 w - - 0 1
1000 press black
2000 lift e1
+300 flicker e8 10
+9000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e1 piece=R
2300.000 touched side=white square=e8 piece=n
2500.000 released side=white from=e1 square=e8 piece=R
2500.000 made ply=1 side=white uci=e1e8 san=Rxe8#
2500.000 completed ply=1 side=white uci=e1e8 san=Rxe8# by=end
2500.000 clock why=pause
2500.000 game state=ended result=1-0 reason=checkmate article=5.1.1
