# A flag that falls only by the press is not public before it is ruled on; the displays then say
# whose.
set TimeControl=20
show public
show clocks
1000 press black
2000 lift e2
+300 place e4
+300 press white
+1000 ! set-time black 100
+2000 press black
+20000 ! pause
+1000 ! dismiss 1
+1000 ! confirm last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=20000 black_ms=20000 why=start
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=18400 black_ms=20000
2600.000 clock running=black white_ms=18400 black_ms=20000 why=press
3600.000 clock running=black white_ms=18400 black_ms=100000 why=set
25600.000 game state=paused
25600.000 clock white_ms=18400 black_ms=78000 why=pause
26600.000 clock white_ms=0 black_ms=98000 why=flag
27600.000 game state=ended result=0-1 reason=time article=A.5.3
