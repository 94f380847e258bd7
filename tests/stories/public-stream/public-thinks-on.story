# Until the illegal move is ruled on the public stream is that of a player who still thinks; then
# one event says what the clocks show by now.
set TimeControl=300
show public
show clocks
1000 press black
2000 lift e2
+300 place e4
+300 press white
+2000 lift a8
+300 place a6
+300 press black
+9000 ! confirm last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=300000 black_ms=300000 why=start
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=298400 black_ms=300000
2600.000 clock running=black white_ms=298400 black_ms=300000 why=press
14200.000 clock running=white white_ms=289400 black_ms=297400 why=press
14200.000 game state=paused
14200.000 clock white_ms=289400 black_ms=297400 why=pause
14200.000 clock white_ms=349400 black_ms=297400 why=penalty
