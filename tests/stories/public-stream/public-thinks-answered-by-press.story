# The opponent presses back at once: to the public nothing has happened until a move is completed,
# and the next press for nothing is held again.
set TimeControl=300
show public
show clocks
1000 press black
2000 lift e2
+300 place e4
+300 press white
+2000 press black
+3000 press white
+2000 lift e7
+300 place e5
+300 press black
+2000 press white
+2000 ! dismiss 2
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=300000 black_ms=300000 why=start
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=298400 black_ms=300000
2600.000 clock running=black white_ms=298400 black_ms=300000 why=press
10200.000 clock running=black white_ms=295400 black_ms=295400 why=press
10200.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock white_ms=295400 black_ms=295400
10200.000 clock running=white white_ms=295400 black_ms=295400 why=press
14200.000 clock running=black white_ms=293400 black_ms=293400 why=press
