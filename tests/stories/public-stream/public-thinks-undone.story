# An earlier ruling is undone while a press is held: that sets the clocks, and the press is public
# with it.
set TimeControl=300
show public
show clocks
1000 press black
2000 lift e2
+300 place e4
+300 press white
+2000 ! penalty white add-opponent 60
+2000 press black
+3000 ! undo 1
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=300000 black_ms=300000 why=start
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=298400 black_ms=300000
2600.000 clock running=black white_ms=298400 black_ms=300000 why=press
4600.000 clock running=black white_ms=298400 black_ms=358000 why=penalty
9600.000 clock running=white white_ms=295400 black_ms=356000 why=press
9600.000 clock running=white white_ms=295400 black_ms=296000 why=penalty
