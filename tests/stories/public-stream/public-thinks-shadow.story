# With a physical clock, too, a press for nothing is held: of a flag the board only believes that it
# fell.
set TimeControl=20
set Clock=shadow
show public
show clocks
1000 press black
2000 lift e2
+300 place e4
+300 press white
+1000 ! set-time black 100
+2000 press black
+19000 rest
+1000 ! dismiss 1
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=20000 black_ms=20000 why=start
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=18400 black_ms=20000
2600.000 clock running=black white_ms=18400 black_ms=20000 why=press
3600.000 clock running=black white_ms=18400 black_ms=100000 why=set
25600.000 clock running=white white_ms=0 black_ms=98000 why=flag
