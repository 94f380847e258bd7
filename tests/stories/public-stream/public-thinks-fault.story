# The board fails for longer than an outage while a press is held: the pause and its end are told of
# the clock of who thinks.
set TimeControl=300
show public
show clocks
1000 press black
2000 lift e2
+300 place e4
+300 press white
+2000 press black
+2000 fault
+9000 answers
+2000 ! pause
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=300000 black_ms=300000 why=start
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=298400 black_ms=300000
2600.000 clock running=black white_ms=298400 black_ms=300000 why=press
7600.000 clock white_ms=298400 black_ms=296000 why=pause
15600.000 clock running=black white_ms=298400 black_ms=296000 why=resume
17600.000 game state=paused
17600.000 clock white_ms=298400 black_ms=294000 why=pause
