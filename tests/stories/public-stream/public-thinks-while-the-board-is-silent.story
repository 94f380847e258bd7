# While the board does not answer no flag falls: what is held for the time of who thinks
# is held for so much longer.
set TimeControl=20
show public
show clocks
1000 press black
2000 lift e2
+300 place e4
+300 press white
+15000 press black
+4700 fault
+600 answers
+9000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=20000 black_ms=20000 why=start
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=18400 black_ms=20000
2600.000 clock running=black white_ms=18400 black_ms=20000 why=press
23465.000 clock running=white white_ms=13135 black_ms=5000 why=press
