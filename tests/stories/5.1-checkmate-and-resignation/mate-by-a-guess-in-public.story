# Shown to the public: the result of a mate that rests on a guess, and that the game goes on.
set TimeControl=300
show public
show clocks
set Fen=4n1k1/5ppp/8/8/8/8/P7/4RK2 w - - 0 1
1000 press black
+1000 lift e1
+900 press white
+2000 lift g8
+500 place f8
+300 press black
+2000 place e4
+2000 lift a2
+500 place a3
+300 press white
+1000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=300000 black_ms=300000 why=start
2900.000 completed ply=1 side=white uci=e1e8 san=Rxe8# by=end white_ms=298100 black_ms=300000
2900.000 clock white_ms=298100 black_ms=300000 why=pause
2900.000 game state=ended result=1-0 reason=checkmate article=5.1.1
10500.000 game state=paused
10500.000 withdrawn ply=1 uci=e1e8 why=changed
10500.000 completed ply=1 side=white uci=e1e4 san=Re4 by=clock white_ms=298100 black_ms=300000
10500.000 completed ply=2 side=black uci=g8f8 san=Kf8 by=clock white_ms=298100 black_ms=300000
10500.000 completed ply=3 side=white uci=a2a3 san=a3 by=clock white_ms=298100 black_ms=300000
10500.000 game state=resumed
10500.000 clock running=black white_ms=298100 black_ms=300000 why=resume
