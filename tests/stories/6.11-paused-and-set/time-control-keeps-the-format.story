# The format is the event's: blitz stays blitz (one minute), though the new control is a rapid one.
set Edition=2018
set TimeControl=300
show clocks
1000 press black
pace 1000 300 600
play e4 e5
+1000 ! time-control 1500
+1000 lift g1
+300 place e3
+600 press white
+1000 ! confirm last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=300000 black_ms=300000 why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
2900.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=298100 black_ms=300000
2900.000 clock running=black white_ms=298100 black_ms=300000 why=press
3900.000 touched side=black square=e7 piece=p
4700.000 released side=black from=e7 square=e5 piece=p
4700.000 made ply=2 side=black uci=e7e5 san=e5
4800.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock white_ms=298100 black_ms=298100
4800.000 clock running=white white_ms=298100 black_ms=298100 why=press
5800.000 clock running=white white_ms=297100 black_ms=298100 why=set time_control=1500
6800.000 touched side=white square=g1 piece=N
7600.000 released side=white from=g1 square=e3 piece=N
7700.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=3 confidence=certain evidence={"from":"g1","to":"e3","missing":["g1"],"unexpected":["e3"],"penalty":{"kind":"add-opponent","seconds":60}}
7700.000 clock running=black white_ms=295200 black_ms=298100 why=press
8700.000 ruling id=1 alert=1 side=white decision=confirmed penalty={"kind":"add-opponent","seconds":60} by=arbiter
8700.000 game state=paused by=arbiter
8700.000 clock white_ms=295200 black_ms=297100 why=pause
8700.000 clock white_ms=295200 black_ms=357100 why=penalty
8700.000 game state=irregular
