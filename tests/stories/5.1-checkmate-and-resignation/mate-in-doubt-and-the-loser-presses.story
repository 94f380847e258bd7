# The record waits when White mates: what was played is told at once, as no press can tell more.
# Black presses and resigns in vain.
set Fen=6k1/p4ppp/2p5/1p6/3N4/8/5PPP/4R1K1 w - - 0 1
500 press black
1000 lift d4
2500 press white
+1000 lift a7
+300 place a6
+500 press black
+1000 lift e1
+300 place e8
+500 press white
+2000 press black
+1000 ! resign black
+5000 rest
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
1000.000 touched side=white square=d4 piece=N
2500.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"missing":["d4"]}
2500.000 clock running=black why=press
4300.000 clock running=white why=press
6100.000 made ply=1 side=white uci=d4c6 san=Nxc6
6100.000 completed ply=1 side=white uci=d4c6 san=Nxc6 by=clock
6100.000 made ply=2 side=black uci=a7a6 san=a6
6100.000 completed ply=2 side=black uci=a7a6 san=a6 by=clock
6100.000 made ply=3 side=white uci=e1e8 san=Re8#
6100.000 completed ply=3 side=white uci=e1e8 san=Re8# by=end
6100.000 clock why=pause
6100.000 game state=ended result=1-0 reason=checkmate article=5.1.1
9100.000 refused resign black
