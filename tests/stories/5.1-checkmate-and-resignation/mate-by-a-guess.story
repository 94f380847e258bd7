# A mate that rests on a capture without a trace ends the game, and the board may differ: what
# follows tells that the rook stood beside its reed, and the game goes on.
editions 2001 2023
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
1000.000 clock running=white why=start
2000.000 touched side=white square=e1 piece=R
2900.000 touched side=white square=e8 piece=n
2900.000 released side=white from=e1 square=e8 piece=R
2900.000 made ply=1 side=white uci=e1e8 san=Rxe8#
[2001] 2900.000 alert id=1 kind=displaced article=7.3 ply=1 confidence=possible
[2023] 2900.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible
2900.000 completed ply=1 side=white uci=e1e8 san=Rxe8# by=end
2900.000 clock why=pause
[2001] 2900.000 game state=ended result=1-0 reason=checkmate article=5.1a
[2023] 2900.000 game state=ended result=1-0 reason=checkmate article=5.1.1
10500.000 game state=paused
10500.000 withdrawn ply=1 uci=e1e8 why=changed
10500.000 made ply=1 side=white uci=e1e4 san=Re4
10500.000 completed ply=1 side=white uci=e1e4 san=Re4 by=clock
10500.000 made ply=2 side=black uci=g8f8 san=Kf8
10500.000 completed ply=2 side=black uci=g8f8 san=Kf8 by=clock
10500.000 made ply=3 side=white uci=a2a3 san=a3
10500.000 completed ply=3 side=white uci=a2a3 san=a3 by=clock
10500.000 ruling id=1 alert=1 decision=lapsed lasted_ms=7600 ply=1 last_ply=3
10500.000 game state=resumed
10500.000 clock running=black why=resume
