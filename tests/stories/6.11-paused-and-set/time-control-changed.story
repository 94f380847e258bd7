# An increment was forgotten: the arbiter pauses, and sets the control and the clocks (6.10.2).
# What was not gained so far is his to add; from now on each move gets the increment.
set Edition=2023
set TimeControl=900
show clocks
1000 press black
pace 1000 300 600
play e4 e5
+1000 button arbiter
+1000 ! time-control 900+10
+100 ! set-time white 907
+1000 ! resume
+1000 lift g1
+300 place f3
+600 press white
+1000 lift b8
+300 place c6
+600 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=900000 black_ms=900000 why=start
2000.000 touched side=white square=e2 piece=P
2800.000 released side=white from=e2 square=e4 piece=P
2800.000 made ply=1 side=white uci=e2e4 san=e4
2900.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=898100 black_ms=900000
2900.000 clock running=black white_ms=898100 black_ms=900000 why=press
3900.000 touched side=black square=e7 piece=p
4700.000 released side=black from=e7 square=e5 piece=p
4700.000 made ply=2 side=black uci=e7e5 san=e5
4800.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock white_ms=898100 black_ms=898100
4800.000 clock running=white white_ms=898100 black_ms=898100 why=press
5800.000 game state=paused by=arbiter
5800.000 clock white_ms=897100 black_ms=898100 why=pause
6850.000 clock white_ms=897100 black_ms=898100 why=set time_control=900+10
6950.000 clock white_ms=907000 black_ms=898100 why=set
7950.000 game state=resumed
7950.000 clock running=white white_ms=907000 black_ms=898100 why=resume
8950.000 touched side=white square=g1 piece=N
9750.000 released side=white from=g1 square=f3 piece=N
9750.000 made ply=3 side=white uci=g1f3 san=Nf3
9850.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock white_ms=915100 black_ms=898100
9850.000 clock running=black white_ms=915100 black_ms=898100 why=press
10850.000 touched side=black square=b8 piece=n
11650.000 released side=black from=b8 square=c6 piece=n
11650.000 made ply=4 side=black uci=b8c6 san=Nc6
11750.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock white_ms=915100 black_ms=906200
11750.000 clock running=white white_ms=915100 black_ms=906200 why=press
