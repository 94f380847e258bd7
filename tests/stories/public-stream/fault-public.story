# The public hears that the clock stands while the board fails, and not why.
set TimeControl=300
show clocks
show public
1000 press black
+10000 fault
+60000 answers
+5000 lift e2
+300 place e4
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=300000 black_ms=300000 why=start
12000.000 clock white_ms=290000 black_ms=300000 why=pause
71000.000 clock running=white white_ms=290000 black_ms=300000 why=resume
76600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=284400 black_ms=300000
76600.000 clock running=black white_ms=284400 black_ms=300000 why=press
