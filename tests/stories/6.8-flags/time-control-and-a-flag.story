# A flag that is down stays down until its clock is set; the next game has the event's control
# again.
set Edition=2023
set TimeControl=10
show clocks
1000 press black
pace 1000 300 600
play e4 e5
+20000 ! time-control 60+5
+1000 ! set-time white 60
+1000 ! resign white
+1000 lift e4 e5
+1000 place e2 e7
+3000 press white
+500 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=10000 black_ms=10000 why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
2900.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=8100 black_ms=10000
2900.000 clock running=black white_ms=8100 black_ms=10000 why=press
3900.000 touched side=black square=e7 piece=p
4700.000 released side=black from=e7 square=e5 piece=p
4700.000 made ply=2 side=black uci=e7e5 san=e5
4800.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock white_ms=8100 black_ms=8100
4800.000 clock running=white white_ms=8100 black_ms=8100 why=press
12900.000 clock running=white white_ms=0 black_ms=8100 why=flag
12900.000 alert id=1 kind=flag-fall article=A.5.5 side=white ply=3 confidence=certain evidence={"result":"0-1"}
24800.000 clock running=white white_ms=0 black_ms=8100 why=set time_control=60+5
25800.000 clock running=white white_ms=60000 black_ms=8100 why=set
25800.000 ruling id=1 alert=1 decision=lapsed
26800.000 clock white_ms=59000 black_ms=8100 why=pause
26800.000 game state=ended result=0-1 reason=resignation article=5.1.2
28815.000 game state=ready
32300.000 game state=started
32300.000 clock running=white white_ms=10000 black_ms=10000 why=start
