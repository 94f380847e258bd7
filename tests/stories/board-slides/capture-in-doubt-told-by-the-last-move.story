# A capture that no reed has shown is in doubt when the game is agreed drawn: the move that stands,
# and was not pressed, tells which it was.
set Fen=4k3/8/3p4/8/8/8/6PP/1n1R2K1 w - - 0 1
1000 press black
2000 lift d1
+900 press white
+2000 lift e8
+400 place f8
+300 press black
+2000 lift d6
+400 place d7
+3000 ! result 1/2-1/2
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=d1 piece=R
2900.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"missing":["d1"]}
2900.000 clock running=black why=press
5600.000 clock running=white why=press
11000.000 made ply=1 side=white uci=d1d6 san=Rxd6
11000.000 completed ply=1 side=white uci=d1d6 san=Rxd6 by=clock
11000.000 made ply=2 side=black uci=e8f8 san=Kf8
11000.000 completed ply=2 side=black uci=e8f8 san=Kf8 by=clock
11000.000 made ply=3 side=white uci=d6d7 san=Rd7
11000.000 ruling id=1 alert=1 decision=lapsed lasted_ms=8100 ply=1 last_ply=3
11000.000 completed ply=3 side=white uci=d6d7 san=Rd7 by=end
11000.000 clock why=pause
11000.000 game state=ended result=1/2-1/2 reason=arbiter
