# The arbiter, who sees that no such mate was given, opens the game again and chooses what was.
set TimeControl=300
set Fen=4n1k1/5ppp/8/8/8/8/P7/4RK2 w - - 0 1
1000 press black
+1000 lift e1
+900 press white
+1000 candidates
+0 ! choose 9
+1000 ! reopen
+0 candidates
+0 ! choose 8
+1000 ! resume
+500 place e4
+1000 lift g8
+500 place f8
+300 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e1 piece=R
2900.000 touched side=white square=e8 piece=n
2900.000 released side=white from=e1 square=e8 piece=R
2900.000 made ply=1 side=white uci=e1e8 san=Rxe8#
2900.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible
2900.000 completed ply=1 side=white uci=e1e8 san=Rxe8# by=end
2900.000 clock why=pause
2900.000 game state=ended result=1-0 reason=checkmate article=5.1.1
3900.000 no candidates
3900.000 refused choose 9
4900.000 game state=paused by=arbiter
4900.000 clock why=pause
4900.000 candidate 1 ply=1 record e1e8
4900.000 candidate 2 ply=1 e1a1
4900.000 candidate 3 ply=1 e1b1
4900.000 candidate 4 ply=1 e1c1
4900.000 candidate 5 ply=1 e1d1
4900.000 candidate 6 ply=1 e1e2
4900.000 candidate 7 ply=1 e1e3
4900.000 candidate 8 ply=1 e1e4
4900.000 ruling id=1 alert=1 decision=confirmed chosen=8 ply=1 by=arbiter
4900.000 withdrawn ply=1 uci=e1e8 why=changed
4900.000 made ply=1 side=white uci=e1e4 san=Re4
4900.000 completed ply=1 side=white uci=e1e4 san=Re4 by=clock
5900.000 game state=resumed
5900.000 clock running=black why=resume
7400.000 touched side=black square=g8 piece=k
8200.000 released side=black from=g8 square=f8 piece=k
8200.000 made ply=2 side=black uci=g8f8 san=Kf8
8200.000 completed ply=2 side=black uci=g8f8 san=Kf8 by=clock
8200.000 clock running=white why=press
