# With automatic rulings the ruling comes with the press, and so does what the public is told.
set TimeControl=300
set Rulings=automatic
show public
show clocks
1000 press black
2000 lift e2
+300 place e4
+300 press white
+2000 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=300000 black_ms=300000 why=start
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=298400 black_ms=300000
2600.000 clock running=black white_ms=298400 black_ms=300000 why=press
4600.000 clock running=white white_ms=298400 black_ms=298000 why=press
4600.000 game state=paused
4600.000 clock white_ms=298400 black_ms=298000 why=pause
4600.000 clock white_ms=358400 black_ms=298000 why=penalty
