# A flag that falls only by the press, and the press for nothing that answers it: what is told late
# tells of the fall.
set TimeControl=20
show public
show clocks
1000 press black
2000 lift e2
+300 place e4
+300 press white
+1000 ! set-time black 100
+2000 press black
+20000 press white
+2000 lift e7
+300 place e5
+600 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=20000 black_ms=20000 why=start
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=18400 black_ms=20000
2600.000 clock running=black white_ms=18400 black_ms=20000 why=press
3600.000 clock running=black white_ms=18400 black_ms=100000 why=set
28500.000 clock running=black white_ms=0 black_ms=95100 why=flag
28500.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock white_ms=0 black_ms=95100
28500.000 clock running=white white_ms=0 black_ms=95100 why=press
